/** The most photos of an item of a claim (DEL-014). */
export const mostClaimPhotos = 10
