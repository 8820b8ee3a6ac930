/** Bytes of an uploaded picture (docs/product/en/agency.md#creators). */
export const maxImageBytes = 5_242_880
/** Of AVIF, HEIC and their kin: for the same bytes they are far larger once unpacked. */
export const maxHeifBytes = 2_097_152

/** Widths in pixels in which a picture is kept. */
export const imageSizes = [320, 640, 1280] as const
export type ImageSize = (typeof imageSizes)[number]

/** Where the app reads a picture of its organisation. */
export const imageUrl = (id: string, size: ImageSize): string => `/api/images/${id}/${size}.webp`
