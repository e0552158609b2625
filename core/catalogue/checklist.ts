/** The steps of the publish checklist, in the order they are shown. (product 2) */
export const profileSteps = ['business_name', 'about', 'address', 'city', 'category', 'phone'] as const;
export type ProfileStep = (typeof profileSteps)[number];

export type ProfileDraft = {
  readonly businessName: string;
  readonly about: string;
  readonly address: string;
  readonly phone: string;
  readonly cityId: number | null;
  readonly categoryId: number | null;
};

/** What a profile still lacks before it can be published; nothing missing publishes it. (product 2) */
export function missingSteps(profile: ProfileDraft): ProfileStep[] {
  const isMissing: Readonly<Record<ProfileStep, boolean>> = {
    business_name: profile.businessName === '',
    about: profile.about === '',
    address: profile.address === '',
    city: profile.cityId === null,
    category: profile.categoryId === null,
    phone: profile.phone === '',
  };
  return profileSteps.filter((step) => isMissing[step]);
}
