import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['images']> = {
  tooLarge: 'Image too large (max 5 MB)',
  format: 'This image can’t be read. Use JPEG, PNG, WebP, GIF, or AVIF.',
  dimensions: 'This image is too large. The longest side can be up to 12,000 pixels.',
  heifTooLarge: 'AVIF and HEIF images can be up to 2 MB and 13 megapixels. Use a smaller image or a JPEG.',
  tooSlow: 'This image takes too long to process. Use a smaller one.',
  tooHeavy: 'This image needs too much memory to process. Use a smaller one or save it as a JPEG.',
  busy: 'Too many files are being processed right now. Try again in a minute.',
  required: 'Choose an image.',
  notFound: 'This image no longer exists.',
}

export const en: Translation<Catalogue['images']> = {
  field: {
    tooLarge: refusals.tooLarge,
    choose: 'Choose an image or drop it here',
    hint: 'JPEG, PNG, WebP, GIF, or AVIF, up to 5 MB',
    replace: 'Replace image',
    reset: 'Reset crop',
    remove: 'Remove',
    focus: (x, y) => `Crop: ${x}% from the left, ${y}% from the top. Click or use the arrow keys to move it.`,
    failed: 'The image couldn’t be uploaded. Please try again.',
  },
}
