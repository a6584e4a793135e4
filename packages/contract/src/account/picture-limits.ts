const mebibyte = 1024 * 1024

/** [SET-7] */
export const pictureMaxBytes = 5 * mebibyte
export const pictureMaxMegapixels = 25
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
