/** [OWN-4] Of the file that is sent; what is kept is made small. */
export const photoMaxBytes = 10_000_000
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
