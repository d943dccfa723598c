/** How pictures are kept. A higher effort makes files a little smaller and the first build much longer. */
export const encoding = {
  avif: { quality: 45, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 4, smartSubsample: true },
  png: { compressionLevel: 9, palette: true, quality: 90, effort: 7 },
} as const
