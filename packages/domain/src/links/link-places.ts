/** Where the links that lead out of the portal stand: 'Módulos', the apps popover, the library of the home (C-15). */
export const linkPlaces = ['modules', 'apps', 'library'] as const
export type LinkPlace = (typeof linkPlaces)[number]

export const linkPlaceLabels = {
  modules: 'Módulos',
  apps: 'Aplicativos',
  library: 'Biblioteca',
} as const satisfies Record<LinkPlace, string>

const secureAddress = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?$/i

/** A link leads out of the portal over https alone: never a script, a file, or an address that shows another name (C-15). */
export const isLinkAddress = (url: string): boolean => secureAddress.test(url) && URL.canParse(url)

export const linkAddressSentence = 'Comece o endereço com https://, sem espaços.'
