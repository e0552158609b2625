import { describe, expect, test } from 'vitest';
import { checkContactForm, knownContact } from './contact.ts';

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
