/** Whether two contents are the same, in whatever order their names came. */
export const isSame = (one: unknown, other: unknown): boolean => one === other || ordered(one) === ordered(other);

const ordered = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
