import sharp from 'sharp';
const ims = process.argv.slice(3);
const parts = await Promise.all(ims.map(async (f, i) => ({ input: await sharp(f).resize(800).toBuffer(), left: 0, top: 420 * i })));
await sharp({ create: { width: 800, height: 420 * ims.length, channels: 3, background: '#000' } }).composite(parts).png().toFile(process.argv[2]);
