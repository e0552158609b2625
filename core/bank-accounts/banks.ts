// Banks in Indonesia, each as `BIC,three-digit code,name` and `sharia` where it is the sharia unit of another bank.
// Source: Bank Indonesia, table of bank codes, November 2024. Sharia units share the code of their parent, so the BIC is the key.
import { compareTexts } from '../text.ts';

const listed = `
  HRDAIDJ1,567,Allo Bank Indonesia
  SYACIDJ1,116,Bank Aceh Syariah
  NETBIDJA,947,Bank Aladin Syariah
  LOMAIDJ1,531,Bank Amar Indonesia
  ANZBIDJX,061,Bank ANZ Indonesia
  ARTGIDJA,037,Bank Artha Graha Internasional
  SYCAIDJ1,536,Bank BCA Syariah
  BNPAIDJA,057,Bank BNP Paribas Indonesia
  PUBAIDJ1,547,Bank BTPN Syariah
  BBUKIDJA,441,Bank Bukopin
  BBAIIDJA,076,Bank Bumi Arta
  BCIAIDJA,054,Bank Capital Indonesia
  CENAIDJA,014,Bank Central Asia
  MCORIDJA,036,Bank China Construction Bank Indonesia
  BNIAIDJA,022,Bank CIMB Niaga
  SYNAIDJ1,022,Bank CIMB Niaga Unit Usaha Syariah,sharia
  CTCBIDJA,949,Bank CTBC Indonesia
  BDINIDJA,011,Bank Danamon Indonesia
  SYBDIDJ1,011,Bank Danamon Indonesia Unit Usaha Syariah,sharia
  DBSBIDJA,046,Bank DBS Indonesia
  ROYBIDJ1,501,Bank Digital BCA
  BDKIIDJ1,111,Bank DKI
  SYDKIDJ1,111,Bank DKI Unit Usaha Syariah,sharia
  GNESIDJA,161,Bank Ganesha
  MAYOIDJA,553,Bank Hibank Indonesia
  HSBCIDJA,087,Bank HSBC Indonesia
  IBKOIDJA,945,Bank IBK Indonesia
  ICBKIDJA,164,Bank ICBC Indonesia
  IAPTIDJA,513,Bank INA Perdana
  BIDXIDJA,555,Bank Index Selindo
  INDOIDJA,001,Bank Indonesia
  SYJBIDJ1,425,Bank Jabar Banten Syariah
  JAGBIDJA,542,Bank Jago
  SYATIDJ1,542,Bank Jago Unit Usaha Syariah,sharia
  JSABIDJ1,472,Bank Jasa Jakarta
  CICTIDJA,095,Bank JTrust Indonesia
  SDOBIDJ1,521,Bank KB Bukopin Syariah
  HNBNIDJA,484,Bank KEB Hana Indonesia
  BMRIIDJA,008,Bank Mandiri
  SIHBIDJ1,564,Bank Mandiri Taspen
  MASDIDJ1,157,Bank Maspion
  MAYAIDJA,097,Bank Mayapada
  IBBKIDJA,016,Bank Maybank Indonesia
  SYBKIDJ1,016,Bank Maybank Indonesia Unit Usaha Syariah,sharia
  MEGAIDJA,426,Bank Mega
  BUTGIDJ1,506,Bank Mega Syariah
  MEDHIDS1,151,Bank Mestika Dharma
  MHCCIDJA,048,Bank Mizuho Indonesia
  BUMIIDJA,485,Bank MNC Internasional
  MUABIDJA,147,Bank Muamalat Indonesia
  BMSEIDJA,548,Bank Multi Arta Sentosa
  SYSBIDJ1,118,Bank Nagari Unit Usaha Syariah,sharia
  NANOIDJ1,253,Bank Nano Syariah
  LFIBIDJ1,503,Bank Nationalnobu
  BNINIDJA,009,Bank Negara Indonesia
  YUDBIDJ1,490,Bank Neo Commerce
  NISPIDJA,028,Bank OCBC NISP
  SYONIDJ1,028,Bank OCBC NISP Unit Usaha Syariah,sharia
  BOFAID2X,033,Bank of America NA
  BKCHIDJA,069,Bank of China (Hong Kong) Limited
  SWBAIDJ1,146,Bank of India Indonesia
  LMANIDJ1,526,Bank Oke Indonesia
  ARFAIDJ1,517,Bank Panin Dubai Syariah
  ABALIDBS,129,Bank Pembangunan Daerah Bali
  PDBBIDJ1,137,Bank Pembangunan Daerah Banten
  PDYKIDJ1,112,Bank Pembangunan Daerah DIY
  SYYKIDJ1,112,Bank Pembangunan Daerah DIY Unit Usaha Syariah,sharia
  PDJBIDJA,110,Bank Pembangunan Daerah Jabar dan Banten
  PDJMIDJ1,115,Bank Pembangunan Daerah Jambi
  SYJMIDJ1,115,Bank Pembangunan Daerah Jambi Unit Usaha Syariah,sharia
  SYJGIDJ1,113,Bank Pembangunan Daerah Jateng Unit Usaha Syariah,sharia
  PDJTIDJ1,114,Bank Pembangunan Daerah Jatim
  SYJTIDJ1,114,Bank Pembangunan Daerah Jatim Unit Usaha Syariah,sharia
  PDJGIDJ1,113,Bank Pembangunan Daerah Jawa Tengah
  PDKBIDJ1,123,Bank Pembangunan Daerah Kalbar
  SYKBIDJ1,123,Bank Pembangunan Daerah Kalbar Unit Usaha Syariah,sharia
  PDKSIDJ1,122,Bank Pembangunan Daerah Kalsel
  SYKSIDJ1,122,Bank Pembangunan Daerah Kalsel Unit Usaha Syariah,sharia
  PDKTIDJ1,124,Bank Pembangunan Daerah Kaltim dan Kaltara
  SYKTIDJ1,124,Bank Pembangunan Daerah Kaltim dan Kaltara Unit Usaha Syariah,sharia
  PDLPIDJ1,121,Bank Pembangunan Daerah Lampung
  PDMLIDJ1,131,Bank Pembangunan Daerah Maluku
  PDNBIDJ1,128,Bank Pembangunan Daerah NTB Syariah
  PDNTIDJ1,130,Bank Pembangunan Daerah NTT
  PDIJIDJ1,132,Bank Pembangunan Daerah Papua
  PDRIIDJA,119,Bank Pembangunan Daerah Riau Kepri Syariah
  PDWUIDJ1,127,Bank Pembangunan Daerah Sulut
  PDSBIDJ1,118,Bank Pembangunan Daerah Sumatera Barat
  PDSUIDJ1,117,Bank Pembangunan Daerah Sumut
  SYSUIDJ1,117,Bank Pembangunan Daerah Sumut Unit Usaha Syariah,sharia
  BBBAIDJA,013,Bank Permata
  SYBBIDJ1,013,Bank Permata Unit Usaha Syariah,sharia
  AWANIDJA,167,Bank QNB Indonesia
  BRINIDJA,002,Bank Rakyat Indonesia
  AGTBIDJA,494,Bank Raya Indonesia
  BPIAIDJA,047,Bank Resona Perdania
  SAHMIDJA,523,Bank Sahabat Sampoerna
  IDMOIDJ1,498,Bank SBI Indonesia
  SSPIIDJA,535,Bank Seabank Indonesia
  MEEKIDJ1,152,Bank Shinhan Indonesia
  SBJKIDJA,153,Bank Sinarmas
  SUNIIDJA,213,Bank SMBC Indonesia
  PDWSIDJ1,126,Bank Sulselbar
  SYWSIDJ1,126,Bank Sulselbar Unit Usaha Syariah,sharia
  BSMDIDJA,451,Bank Syariah Indonesia
  BTANIDJA,200,Bank Tabungan Negara
  SYBTIDJ1,200,Bank Tabungan Negara Unit Usaha Syariah,sharia
  BBIJIDJA,023,Bank UOB Indonesia
  VICTIDJ1,566,Bank Victoria International
  SWAGIDJ1,405,Bank Victoria Syariah
  BSDRIDJA,212,Bank Woori Saudara Indonesia 1906
  PDBKIDJ1,133,Bank Pembangunan Daerah Bengkulu
  PDKGIDJ1,125,Bank Pembangunan Daerah Kalimantan Tengah
  PDWGIDJ1,134,Bank Pembangunan Daerah Sulawesi Tengah
  PDWRIDJ1,135,Bank Pembangunan Daerah Sulawesi Tenggara
  BSSPIDSP,120,Bank Pembangunan Daerah Sumsel dan Babel
  SYSSIDJ1,120,Bank Pembangunan Daerah Sumsel dan Babel Unit Usaha Syariah,sharia
  CITIIDJX,031,Citibank, NA
  DEUTIDJA,067,Deutsche Bank AG
  CHASIDJX,032,JPMorgan Chase Bank
  BUSTIDJ1,459,Krom Bank Indonesia
  BOTKIDJX,042,MUFG Bank, LTD
  PINBIDJA,019,Panin Bank
  SCBLIDJX,050,Standard Chartered Bank
  FAMAIDJ1,562,Super Bank Indonesia
`;

/** How many digits an account number usually has, by BIC. Source: a public library of 2020; good for a warning, never for a refusal. */
const usualDigits: Readonly<Record<string, number>> = {
  CENAIDJA: 10,
  SYCAIDJ1: 10,
  BNINIDJA: 10,
  BRINIDJA: 15,
  BTANIDJA: 16,
  SYBTIDJ1: 10,
  SUNIIDJA: 11,
  PUBAIDJ1: 10,
  BBUKIDJA: 10,
  SDOBIDJ1: 10,
  BNIAIDJA: 13,
  SYNAIDJ1: 13,
  BDINIDJA: 10,
  SYBDIDJ1: 10,
  BMRIIDJA: 13,
  BSMDIDJA: 10,
  MEGAIDJA: 15,
  BUTGIDJ1: 10,
  MUABIDJA: 10,
  BBBAIDJA: 10,
  SYBBIDJ1: 10,
  PINBIDJA: 10,
  ARFAIDJ1: 10,
};

/** A bank in Indonesia. */
export type Bank = {
  readonly bic: string;
  /** Three digits; a sharia unit has its parent's. */
  readonly code: string;
  readonly name: string;
  readonly isShariaUnit: boolean;
  /** How many digits its account numbers usually have; null when not known. */
  readonly usualDigits: number | null;
};

/** Every bank an Indonesian account can be at, by name. (product 7, Banks) */
export const banks: readonly Bank[] = listed
  .trim()
  .split('\n')
  .map((line) => {
    // A name may contain commas.
    const [, bic = '', code = '', name = '', unit] = /^(\w+),(\d{3}),(.+?)(,sharia)?$/.exec(line.trim()) ?? [];
    return { bic, code, name, isShariaUnit: unit !== undefined, usualDigits: usualDigits[bic] ?? null };
  })
  .toSorted((a, b) => compareTexts(a.name, b.name));

/** What people call a bank whose official name is another. */
const shortNames: Readonly<Record<string, string>> = {
  CENAIDJA: 'BCA',
  BRINIDJA: 'BRI',
  BNINIDJA: 'BNI',
  BTANIDJA: 'BTN',
  BSMDIDJA: 'BSI',
  PDJBIDJA: 'BJB',
};
/** A bank in a list to choose from: `BCA – Bank Central Asia`. */
export const bankLabel = ({ bic, name }: Bank): string => (shortNames[bic] === undefined ? name : `${shortNames[bic]} – ${name}`);

const oftenChosen = [
  'CENAIDJA',
  'BRINIDJA',
  'BMRIIDJA',
  'BNINIDJA',
  'BSMDIDJA',
  'BTANIDJA',
  'BNIAIDJA',
  'BBBAIDJA',
  'BDINIDJA',
  'JAGBIDJA',
  'SSPIIDJA',
];
/** Every bank once, in the order in which they are offered: those most people have, and the others by name. */
export const offeredBanks = (): { readonly often: readonly Bank[]; readonly others: readonly Bank[] } => ({
  often: oftenChosen.flatMap((bic) => bankByBic(bic) ?? []),
  others: banks.filter(({ bic }) => !oftenChosen.includes(bic)),
});

const byBic = new Map(banks.map((bank) => [bank.bic, bank]));

/** The bank with this BIC, or null. */
export const bankByBic = (bic: string): Bank | null => byBic.get(bic) ?? null;
