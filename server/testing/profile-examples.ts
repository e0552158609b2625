// An example profile for tests and the fuzz test.

export const aboutExample = { business_name: 'Rumah Cempaka', about: 'Dekorasi sejak 2012.', founded_year: 2012 };
export const contactExample = {
  address: 'Jl. Kenanga 12',
  country: 'ID',
  city_id: 2,
  foreign_city: '',
  zip: '40115',
  phone: '0812-3456-7890',
  other_phone: '',
  whatsapp: '0812-3456-7890',
  email: '',
};
export const priceExample = {
  role: 'package',
  name: 'Paket akad',
  kind: 'between',
  low: 5_000_000,
  high: 8_000_000,
  unit: 'event',
  own_unit: '',
};
