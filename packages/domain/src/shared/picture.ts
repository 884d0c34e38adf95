/** The pictures that every browser shows. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** At most 2 MB, because banners and lists of products are loaded on phones. */
export const mostPictureBytes = 2 * 1024 * 1024

export const pictureSentences = {
  notPicture: 'Envie uma imagem PNG, JPEG ou WebP.',
  tooLarge: 'A imagem pode ter no máximo 2 MB.',
} as const
