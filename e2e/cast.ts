// The accounts of each journey. Journeys run in parallel on one database, so no account is in two journeys if one of them changes something.
import { demoVendors, type DemoVendor } from '../server/demo/world.ts';
import type { Language } from '../texts/typed.ts';

export type Email = `${string}@demo.test`;
type Role = Readonly<Record<Language, Email>>;

/** Vendors of the Trial plan without an ad, in places where few others advertise: their ads are soon seen. */
export const advertisers = {
  /** Buys credit, creates an ad, is clicked. */
  clicked: { en: 'trial@demo.test', id: 'renjana-florist@demo.test' },
  /** Creates an ad for later. */
  early: { en: 'kembang-pelangi@demo.test', id: 'kenanga-biru-flowers@demo.test' },
  /** Creates an ad without credit and tops up at once. */
  poor: { en: 'kaliandra-florist@demo.test', id: 'kebun-asmaraloka-emas@demo.test' },
} as const satisfies Record<string, Role>;

/** Buys credit in both languages and never creates an ad. */
export const buyer: Email = 'kembang-mandala@demo.test';

/** Vendors on Trial who look after their clients, and the couples that turn to them. */
export const trialVendors: Role = { en: 'darmawangsa-shoes@demo.test', id: 'cincin-lentera@demo.test' };
export const betrothed: Role = { en: 'couple11@demo.test', id: 'couple12@demo.test' };

/** Vendors without an agreement. What is handed in cannot be withdrawn, so each journey has its own. */
export const signers = {
  individual: { en: 'rumah-kebun-darmawangsa@demo.test', id: 'taman-renjana@demo.test' },
  company: { en: 'villa-kawiswara-putih@demo.test', id: 'taman-jenggala@demo.test' },
  international: { en: 'balai-batari-rasa@demo.test', id: 'balai-sasmita-muda@demo.test' },
  /** Changes the business type and comes back. */
  undecided: { en: 'rasa-kartika-sari@demo.test', id: 'balai-danastri@demo.test' },
  /** Loses the network and the session, and has two windows. */
  interrupted: { en: 'hidangan-kala-permai@demo.test', id: 'graha-puspita-biru@demo.test' },
  /** Wait for review while two operators look. */
  raced: { en: 'kirana-sari-paperie@demo.test', id: 'kertas-kencana@demo.test' },
  /** Goes to add a bank account and comes back. */
  banking: { en: 'kaliandra-paperie@demo.test', id: 'kertas-ranting-biru@demo.test' },
  /** Has no mouse. */
  keyboard: { en: 'dahayu-emas-paperie@demo.test', id: 'kertas-pancarona@demo.test' },
} as const satisfies Record<string, Role>;

/** Have an approved agreement and a bank account that waits for its code; couples pay them, and they are paid out. */
export const payees: Role = { en: 'potret-saraswati@demo.test', id: 'danastri-muda-cake@demo.test' };

/** Of the Trial plan; buy a membership. */
export const subscribers: Role = { en: 'kejutan-indurasmi@demo.test', id: 'kejutan-mentari-wangi@demo.test' };

/** A couple who asks, is quoted and pays, and the Gold vendor who is asked; each couple reads in the language of its journey. */
export const quoted: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'dapur-yumna@demo.test', couple: 'couple8@demo.test' },
  id: { vendor: 'dapur-padma@demo.test', couple: 'couple9@demo.test' },
};

/** Of the Trial plan, with all three places for products taken; each with the couple who asks about one. */
export const shopkeepers: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'nada-nawang-biru@demo.test', couple: 'couple30@demo.test' },
  id: { vendor: 'sulam-nagari@demo.test', couple: 'couple31@demo.test' },
};

/** Vendors whose plan opens every contact; couples write to them. */
export const talkers: Role = { en: 'international@demo.test', id: 'declined@demo.test' };

/** Gold vendors who look after their portfolio. */
export const photographers: Role = { en: 'lensa-wulan@demo.test', id: 'studio-nirmala-ayu@demo.test' };

/** Gold photographers who share photos from their phone. */
export const sharers: Role = { en: 'ruang-wastra-foto@demo.test', id: 'studio-damar-permai@demo.test' };

/** Can be met online once they have set their hours, and couples who want the same time; each reads in the language of its journey. */
export const met = {
  vendor: { en: 'rakit-segara-ayu@demo.test', id: 'jamuan-senja@demo.test' },
  couple: { en: 'couple20@demo.test', id: 'couple21@demo.test' },
  rival: { en: 'couple24@demo.test', id: 'couple22@demo.test' },
} as const satisfies Record<string, Role>;

/** Silver vendors who rewrite their profile, in two windows and with a session that ends. */
export const editors: Role = { en: 'hidangan-samudra@demo.test', id: 'hidangan-hapsari@demo.test' };

/** A Gold vendor and a couple who type amounts of money into every field there is. */
export const counters: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'rasa-pelangi@demo.test', couple: 'couple34@demo.test' },
  id: { vendor: 'hidangan-batari@demo.test', couple: 'couple35@demo.test' },
};

/** Type on while what they saved is still under way. */
export const typists = { vendor: 'graha-sekar@demo.test', couple: 'couple36@demo.test' } as const;

/** A Gold vendor without an agreement who scrolls while what it typed cannot be saved. */
export const scroller: Email = 'permata-mayang-raya@demo.test';

/** Have two windows open: a vendor with quick replies, a couple on its wedding page. */
export const doubled: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'arunika-rasa-hall@demo.test', couple: 'couple40@demo.test' },
  id: { vendor: 'villa-nagari@demo.test', couple: 'couple41@demo.test' },
};

export const couples: Role = { en: 'couple@demo.test', id: 'couple2@demo.test' };

/** A couple that gets an instalment back, and the vendor it had paid. */
export const refunding: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'flamboyan-hall@demo.test', couple: 'couple37@demo.test' },
  id: { vendor: 'graha-pancarona@demo.test', couple: 'couple38@demo.test' },
};

/** Does not know its password any more. */
export const forgetful: Email = 'rahayu-ballroom@demo.test';

/** They leave, in a world of their own. */
export const leavingCouple: Email = 'couple39@demo.test';
export const leavingVendor: Email = 'taman-laksmi@demo.test';

/** Caterers whose price lists were sorted by us, and couples that say how many guests they expect. */
export const priced = {
  vendor: { en: 'jamuan-lentera-emas@demo.test', id: 'hidangan-darmawangsa-rasa@demo.test' },
  couple: { en: 'couple54@demo.test', id: 'couple55@demo.test' },
} as const satisfies Record<string, Role>;

/** Gold vendors who keep their calendar, one who never did, and couples that told no day yet. */
export const dated = {
  vendor: { en: 'swara-photography@demo.test', id: 'ruang-kala-manis-foto@demo.test' },
  newcomer: { en: 'hari-candrika@demo.test', id: 'cerita-arunika@demo.test' },
  couple: { en: 'couple16@demo.test', id: 'couple53@demo.test' },
} as const satisfies Record<string, Role>;

/** Gold vendors with an ad who keep their calendar, the couple that finds and books each, and another that marries on the same day. */
export const sought = {
  vendor: { en: 'mentari-ayu-stories@demo.test', id: 'runtut-yumna-permai@demo.test' },
  couple: { en: 'couple18@demo.test', id: 'couple23@demo.test' },
  rival: { en: 'couple19@demo.test', id: 'couple25@demo.test' },
} as const satisfies Record<string, Role>;

/** Have told nothing of their wedding and booked no one: they are shown every ad. */
export const undecided: Role = { en: 'couple42@demo.test', id: 'couple45@demo.test' };

/** Couples that save vendors, write notes and compare. */
export const choosers: Role = { en: 'couple56@demo.test', id: 'couple57@demo.test' };

/** Gold vendors whose clients review them, the client of each, and a couple that was no client. */
export const reviewed: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'purnama-biru-wedding-organizer@demo.test', couple: 'couple44@demo.test' },
  id: { vendor: 'kamboja-wedding-organizer@demo.test', couple: 'couple42@demo.test' },
};
/** Silver vendors whose clients review them in the vendor's own browser. */
export const doubtful: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'villa-harsa@demo.test', couple: 'couple46@demo.test' },
  id: { vendor: 'balai-renjana@demo.test', couple: 'couple47@demo.test' },
};
export const stranger: Email = 'couple43@demo.test';
/** Married twelve days ago, and invited to review the named Gold vendor. It only looks. */
export const newlyweds: Email = 'newlyweds@demo.test';

/** A couple that changes its wedding where it asks, and the Gold vendor who is asked. */
export const tellers: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'gold@demo.test', couple: 'couple58@demo.test' },
  id: { vendor: 'gold@demo.test', couple: 'couple59@demo.test' },
};

/** A Gold vendor and a couple who look through their notifications and set which of them they get. */
export const notified: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'tirta-rajata-biru@demo.test', couple: 'couple46@demo.test' },
  id: { vendor: 'suvenir-asmaraloka-dewi@demo.test', couple: 'couple47@demo.test' },
};

/** A Silver vendor in its first weeks, and the first couple that books it. */
export const newcomers: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'kartika-photo-corner@demo.test', couple: 'couple48@demo.test' },
  id: { vendor: 'kala-dewi-mua@demo.test', couple: 'couple49@demo.test' },
};

/** Gold vendors who follow their clients from the first message to the wedding, the two couples that write to each, and one that says nothing. */
export const followed: Readonly<
  Record<Language, { readonly vendor: Email; readonly couples: readonly [Email, Email]; readonly silent: Email }>
> = {
  en: { vendor: 'rumah-kebun-utari-dewi@demo.test', couples: ['couple13@demo.test', 'couple14@demo.test'], silent: 'couple52@demo.test' },
  id: { vendor: 'nawang-agung-ballroom@demo.test', couples: ['couple50@demo.test', 'couple51@demo.test'], silent: 'couple33@demo.test' },
};

/** A Gold vendor and one on Trial that answer between two appointments, and a couple that turns to both. */
export const betweenAppointments = {
  gold: 'jamuan-mentari-dewi@demo.test',
  trial: 'taman-mahardika-biru@demo.test',
  couple: 'couple17@demo.test',
} as const satisfies Readonly<Record<string, Email>>;

/** A Gold vendor that writes quotations from templates, and a couple that asks it twice. */
export const writers: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'prameswari-dekorasi@demo.test', couple: 'couple50@demo.test' },
  id: { vendor: 'asmaraloka-wedding-organizer@demo.test', couple: 'couple51@demo.test' },
};

/** Vendors with several conversations and products, which they move together. */
export const choosersOfMany: Role = { en: 'saraswati-catering@demo.test', id: 'studio-kala-decor@demo.test' };

/** What the demo world knows of a vendor: its name, its address, its place in the market. */
export function vendorOf(email: Email): DemoVendor {
  const vendor = demoVendors().find((one) => one.email === email);
  if (vendor === undefined) throw new Error(`nobody in the demo world is ${email}`);
  return vendor;
}

/** Gold vendors who invite people into their team. */
export const employers: Role = { en: 'hias-jenggala@demo.test', id: 'hias-estetika@demo.test' };

/** Gold vendors who protect their account with a second factor. */
export const guarded: Role = { en: 'kala-putih-dekorasi@demo.test', id: 'kinanthi-dekorasi@demo.test' };

/** Gold vendors with an approved agreement and a verified bank account, whose team does a day's work; and the couple that asks them. */
export const teamed: Readonly<Record<Language, { readonly vendor: Email; readonly couple: Email }>> = {
  en: { vendor: 'lensa-kinanthi@demo.test', couple: 'couple10@demo.test' },
  id: { vendor: 'potret-delima@demo.test', couple: 'couple15@demo.test' },
};
