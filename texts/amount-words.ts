import type { Language } from './typed.ts';

const small = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  id: 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
} as const;
const words = { en: small.en.split(' '), id: small.id.split(' ') };
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const powers = { en: ['', 'thousand', 'million', 'billion', 'trillion'], id: ['', 'ribu', 'juta', 'miliar', 'triliun'] };

function belowHundredEn(n: number): string {
  const known = words.en[n];
  if (known !== undefined) return known;
  const ten = tens[Math.floor(n / 10) - 2] ?? '';
  return n % 10 === 0 ? ten : `${ten}-${words.en[n % 10] ?? ''}`;
}

function belowThousandEn(n: number): string {
  const hundreds = Math.floor(n / 100);
  if (hundreds === 0) return belowHundredEn(n);
  const hundred = `${words.en[hundreds] ?? ''} hundred`;
  return n % 100 === 0 ? hundred : `${hundred} and ${belowHundredEn(n % 100)}`;
}

function belowThousandId(n: number): string {
  const known = words.id[n];
  if (known !== undefined) return known;
  if (n < 20) return `${words.id[n - 10] ?? ''} belas`;
  const [size, name] = n < 100 ? [10, 'puluh'] : [100, 'ratus'];
  const count = Math.floor(n / size);
  const head = count === 1 ? `se${name}` : `${words.id[count] ?? ''} ${name}`;
  return n % size === 0 ? head : `${head} ${belowThousandId(n % size)}`;
}

/** One group of three digits with its power: `two million`, `seribu`. */
function group(n: number, power: number, language: Language): string {
  const name = powers[language][power] ?? '';
  if (language === 'id') return n === 1 && power === 1 ? 'seribu' : `${belowThousandId(n)} ${name}`.trimEnd();
  return `${belowThousandEn(n)} ${name}`.trimEnd();
}

/** Whole Rupiah in words, as one reads them aloud: `five hundred thousand Rupiah`, `lima ratus ribu rupiah`. Up to 999 trillion. */
export function amountInWords(idr: number, language: Language): string {
  const unit = language === 'id' ? 'rupiah' : 'Rupiah';
  if (idr === 0) return `${words[language][0] ?? ''} ${unit}`;
  const groups: string[] = [];
  for (let rest = idr, power = 0; rest > 0; rest = Math.floor(rest / 1_000), power += 1) {
    const n = rest % 1_000;
    const isTail = language === 'en' && power === 0 && n > 0 && n < 100 && idr > 1_000;
    if (n > 0) groups.unshift(isTail ? `and ${group(n, power, language)}` : group(n, power, language));
  }
  return `${groups.join(' ')} ${unit}`;
}
