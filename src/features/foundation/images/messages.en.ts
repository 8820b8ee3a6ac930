import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['images']> = {
  tooLarge: 'Image too large (max 5MB)',
  format: 'We cannot read this image. Use JPEG, PNG, WebP, GIF or AVIF.',
  dimensions: 'The image has too many pixels. At most 12,000 on the long side.',
  heifTooLarge: 'AVIF and HEIF are limited to 2 MB and 13 million pixels here. Use a smaller image or JPEG.',
  tooSlow: 'Reading this image takes too long. Use a smaller one.',
  tooHeavy: 'Reading this image takes too much memory. Use a smaller one or save it as JPEG.',
  busy: 'Too many files are being read at once right now. Try again in a minute.',
  required: 'Please choose an image.',
  notFound: 'This image no longer exists.',
}

export const en: Translation<Catalogue['images']> = {
  field: {
    tooLarge: refusals.tooLarge,
    choose: 'Choose an image or drop it here',
    hint: 'JPEG, PNG, WebP, GIF or AVIF, at most 5 MB',
    replace: 'Replace image',
    reset: 'Reset crop',
    remove: 'Remove',
    focus: (x, y) => `Crop: ${x} % from the left, ${y} % from the top. Click or use the arrow keys to change it.`,
    failed: 'The image could not be uploaded.',
  },
}
