-- Public holidays and joint leave of 2027, by the joint decree of three ministers 1205/2026, 3/2026, 2/2026 of 15 September 2026.
insert into bank_holiday (day, name) values
  ('2027-01-05', 'Isra Mikraj'), ('2027-02-05', 'Cuti bersama Imlek'), ('2027-02-06', 'Tahun Baru Imlek'),
  ('2027-03-08', 'Nyepi'), ('2027-03-09', 'Cuti bersama Idulfitri'), ('2027-03-10', 'Idulfitri'), ('2027-03-11', 'Idulfitri'),
  ('2027-03-12', 'Cuti bersama Idulfitri'), ('2027-03-15', 'Cuti bersama Idulfitri'),
  ('2027-03-25', 'Cuti bersama'), ('2027-03-26', 'Wafat Yesus Kristus'), ('2027-03-28', 'Paskah'),
  ('2027-05-06', 'Kenaikan Yesus Kristus'), ('2027-05-17', 'Iduladha'), ('2027-05-18', 'Cuti bersama'), ('2027-05-19', 'Cuti bersama'),
  ('2027-05-20', 'Waisak'), ('2027-06-06', 'Tahun Baru Islam'), ('2027-08-15', 'Maulid Nabi'),
  ('2027-12-24', 'Cuti bersama Natal'), ('2027-12-26', 'Isra Mikraj')
on conflict (day) do nothing;
