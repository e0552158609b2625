import { describe, expect, test } from 'vitest';
import { checkContactForm, checkInvitation, knownContact } from './contact.ts';

const form = {
  business_name: ' Melati   Dekorasi ',
  contact_name: 'Ayu',
  email: 'Ayu@Melati.test',
  phone: '0812 3456 7890',
  category: 'decoration',
  city: '',
  website: '',
  message: '',
};

describe('the form', () => {
  test('is cleaned, and what may be empty stays empty', () => {
    expect(checkContactForm(form)).toMatchObject({
      ok: true,
      value: { business_name: 'Melati Dekorasi', email: 'ayu@melati.test', city: '' },
    });
  });

  test('names everything that is wrong at once', () => {
    const checked = checkContactForm({
      ...form,
      business_name: '',
      contact_name: 'a\u0007',
      email: 'ayu',
      phone: '',
      category: '',
      message: 'x'.repeat(1001),
    });
    expect(checked).toMatchObject({
      ok: false,
      refusals: [
        { code: 'acquisition.business_name_required', field: 'business_name' },
        { code: 'acquisition.text_invalid', field: 'contact_name' },
        { code: 'acquisition.phone_required', field: 'phone' },
        { code: 'identity.email_invalid', field: 'email' },
        { code: 'acquisition.category_required', field: 'category' },
        { code: 'acquisition.text_too_long', field: 'message', params: { maximum: 1000 } },
      ],
    });
  });
});

describe('the phone number in the form', () => {
  test.each(['call me', '0812', '+62 812 3456 7890 1234'])('%j cannot be dialled', (phone) =>
    expect(checkContactForm({ ...form, phone })).toMatchObject({
      ok: false,
      refusals: [{ code: 'catalogue.phone_invalid', field: 'phone' }],
    }),
  );
  test('stays as it was typed', () =>
    expect(checkContactForm({ ...form, phone: '+62 (812) 3456-7890' })).toMatchObject({ value: { phone: '+62 (812) 3456-7890' } }));
});

describe('a payload of another form', () => {
  test('is read by common field names', () => {
    expect(knownContact({ company: 'Kue Ibu', fullName: 'Sari', mail: 'sari@kue.test', mobile: 628123, location: 'Bogor' })).toMatchObject({
      business_name: 'Kue Ibu',
      contact_name: 'Sari',
      email: 'sari@kue.test',
      phone: '628123',
      city: 'Bogor',
    });
  });

  test('that is not made of texts is read as empty, and long texts are cut', () => {
    expect(knownContact({ business_name: { toString: 'no' }, email: ['a@b.test'], contact_name: null, phone: '' })).toMatchObject({
      business_name: '',
      email: '',
      contact_name: '',
      phone: '',
    });
    expect(knownContact({ business_name: '💍'.repeat(200) }).business_name).toBe('💍'.repeat(80));
  });
});

describe('how long a line read from another form may be', () => {
  test.each([
    ['business_name', 80],
    ['contact_name', 80],
    ['email', 254],
    ['phone', 30],
    ['category', 80],
    ['city', 80],
    ['website', 200],
    ['message', 1_000],
  ] as const)('%s is kept whole up to %i characters', (field, maximum) => {
    expect(knownContact({ [field]: 'x'.repeat(maximum) })[field]).toHaveLength(maximum);
    expect(knownContact({ [field]: 'x'.repeat(1_000) })[field]).toHaveLength(maximum);
  });
  test('a name that says nothing leaves the word to the next one', () =>
    expect(knownContact({ business_name: ' ', company: 'Kue Ibu' }).business_name).toBe('Kue Ibu'));
});

describe('an invitation', () => {
  const invitation = { business_name: ' Kue   Ibu ', contact_name: ' Sari ', email: 'Sari@Kue.test' };

  test('goes out cleaned', () =>
    expect(checkInvitation(invitation)).toEqual({
      ok: true,
      value: { business_name: 'Kue Ibu', contact_name: 'Sari', email: 'sari@kue.test' },
    }));
  test.each([
    ['without a business', { business_name: ' ' }, 'acquisition.business_name_required', 'business_name'],
    ['without a person', { contact_name: '' }, 'acquisition.contact_name_required', 'contact_name'],
    ['to a name of 81 characters', { contact_name: 'x'.repeat(81) }, 'acquisition.text_too_long', 'contact_name'],
    ['to no address', { email: 'sari' }, 'identity.email_invalid', 'email'],
  ])('%s is refused', (_, change, code, field) =>
    expect(checkInvitation({ ...invitation, ...change })).toMatchObject({ ok: false, refusals: [{ code, field }] }),
  );
  test('names everything that is wrong at once', () => {
    const checked = checkInvitation({ business_name: '', contact_name: '', email: '' });
    expect(checked.ok ? [] : checked.refusals.map(({ field }) => field)).toEqual(['business_name', 'contact_name', 'email']);
  });
});
