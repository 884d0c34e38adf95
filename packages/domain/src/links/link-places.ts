/** Where external links are shown: 'Módulos', the apps popover, the library of the home (C-15). */
export const linkPlaces = ['modules', 'apps', 'library'] as const
export type LinkPlace = (typeof linkPlaces)[number]

export const linkPlaceLabels = {
  modules: 'Módulos',
  apps: 'Aplicativos',
  library: 'Biblioteca',
} as const satisfies Record<LinkPlace, string>

const secureAddress = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?$/i

/** An external link is always https: never a script, a file, or an address that displays another name (C-15). */
export const isLinkAddress = (url: string): boolean => secureAddress.test(url) && URL.canParse(url)

export const linkAddressSentence = 'Comece o endereço com https://, sem espaços.'
