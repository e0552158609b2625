-- More of the words people type, and towns beside a city that its vendors serve. "Melati" is a flower in the name of many vendors and says nothing of what they do.
set local lock_timeout = '2s';

update category set search_words = replace(search_words, 'kalung melati roncean', 'kalung roncean ronce corsage') where slug = 'boutonnieres-corsages';
update category set search_words = search_words || ' ' || more.words
from (values
  ('photography', 'kamera portrait postwedding'),
  ('videography', 'vidio vidiografer cinematography cinematographer videographer movie'),
  ('catering', 'pondokan stall menu masak'),
  ('venue', 'venues lapangan convention kapel chapel beach pantai poolside restoran restaurant cafe'),
  ('wedding-planning', 'wop coordinator koordinasi organiser planning'),
  ('hair-makeup', 'mekap makeover stylist'),
  ('dress-attire', 'kebaya muslimah gaun gown dresses'),
  ('bridal', 'gown dress baju'),
  ('mens-formal-wear', 'tuksedo groom suits jacket'),
  ('wedding-cake', 'cakes buaya kukis cupcakes'),
  ('flowers', 'flower florists karangan'),
  ('invitations', 'invitation digital'),
  ('favors-gifts', 'favor favours gift gifts merchandise'),
  ('jewelry', 'rings ring jewellery jewelery emas permata'),
  ('entertainment-music', 'pemusik musisi musician biola violin string quartet karaoke'),
  ('entertainment-dj', 'afterparty deejay'),
  ('photo-booth', 'photobox selfie booth'),
  ('health-beauty', 'pijat massage kulit beauty skincare'),
  ('wedding-accessories', 'tiara mahkota aksesori accessories'),
  ('wedding-shoes', 'shoes shoe'),
  ('boutonnieres-corsages', 'boutonniere corsages'),
  ('officiants', 'officiant ustadz priest'),
  ('dance-choreography', 'dance dancers saman'),
  ('event-rentals', 'mobil car limo limousine kendaraan ac kipas'),
  ('unique-services', 'fireworks lukis pelukis kereta kencana balon')
) as more (slug, words)
where category.slug = more.slug;

update city set search_words = replace(search_words, ' dua', 'dua') where slug = 'bali';
update city set search_words = search_words || ' ' || more.words
from (values
  ('jakarta', 'jkt tangerang tangsel bekasi depok bsd serpong bintaro alamsutera cibubur cikarang pik kuningan kelapa gading'),
  ('bandung', 'bdg cimahi jatinangor padalarang'),
  ('surabaya', 'sby mojokerto'),
  ('bali', 'kuta sanur badung gianyar nusa tabanan'),
  ('yogyakarta', 'jogjakarta jogya kaliurang prambanan'),
  ('semarang', 'smg salatiga kendal demak'),
  ('medan', 'binjai'),
  ('makassar', 'mks'),
  ('malang', 'mlg'),
  ('solo', 'klaten boyolali sragen'),
  ('bogor', 'cibinong ciawi'),
  ('palembang', 'plg')
) as more (slug, words)
where city.slug = more.slug;

update vendor v set search_text = lower(concat_ws(' ', v.business_name, replace(v.slug, '-', ' '), words.text))
from (
  select s.vendor_id, string_agg(distinct concat_ws(' ', c.name_en, c.name_id, c.search_words), ' ') || ' ' || string_agg(distinct concat_ws(' ', t.name, t.search_words), ' ') as text
  from vendor_service s join category c on c.id = s.category_id join city t on t.id = s.city_id where s.is_shown group by s.vendor_id
) words
where words.vendor_id = v.id;

-- Whoever is called as was typed comes first; and whoever is found by trade and city alone is counted and sorted without reading the vendors themselves.
create index vendor_called on vendor (left(search_text, 60) text_pattern_ops) where status = 1;
create index vendor_published on vendor (id, recommendation desc) where status = 1;
