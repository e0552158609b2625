-- More of the words people type: as they are spoken, as they are misspelt by ear, and what vendors of a category are called in both languages.
update category set search_words = search_words || ' ' || more.words
from (values
  ('venue', 'tempat resepsi hall rooftop convention wisma joglo taman kebun outdoor indoor akad pemberkatan'),
  ('photography', 'poto potret fotoin dokumentasi liputan juru foto photoshoot photographers tukang'),
  ('catering', 'ketring kateringan tumpeng snack jamuan masakan hidangan caterer prasmanan'),
  ('wedding-planning', 'eo event organizer planner perencana panitia'),
  ('decoration-lighting', 'dekorasi dekoran gebyok panggung stage tata cahaya lighting decorator decor'),
  ('hair-makeup', 'rias merias riasan dandan salon hairdo hijab do makeup make up makeover'),
  ('bridal', 'pengantin attire sewa baju'),
  ('dress-attire', 'gamis kain songket batik bridesmaid seragam brokat dress'),
  ('videography', 'pideo syuting shooting liputan videografi teaser'),
  ('entertainment-music', 'live music organ tunggal keyboard biduan dangdut keroncong nasyid hadroh saxophone'),
  ('entertainment-mc', 'mc emcee host pembawa pranata'),
  ('wedding-cake', 'kue nikah bolu roti cupcake'),
  ('flowers', 'kembang florist bunga segar'),
  ('invitations', 'udangan website undangan online surat video undangan'),
  ('favors-gifts', 'sovenir cinderamata oleh parsel goodie bag'),
  ('jewelry', 'cincin tunangan mahar logam mulia berlian gelang kalung'),
  ('mens-formal-wear', 'pria setelan kemeja kopiah blangkon'),
  ('event-rentals', 'alat pesta penyewaan menyewa meja kursi panggung'),
  ('honeymoon', 'bulan madu liburan'),
  ('officiants', 'naib pendeta pastor pemuka agama'),
  ('dance-choreography', 'tarian dancer')
) as more (slug, words)
where category.slug = more.slug;

update vendor v set search_text = lower(concat_ws(' ', v.business_name, replace(v.slug, '-', ' '), words.text))
from (
  select s.vendor_id, string_agg(distinct concat_ws(' ', c.name_en, c.name_id, c.search_words), ' ') || ' ' || string_agg(distinct concat_ws(' ', t.name, t.search_words), ' ') as text
  from vendor_service s join category c on c.id = s.category_id join city t on t.id = s.city_id group by s.vendor_id
) words
where words.vendor_id = v.id;
