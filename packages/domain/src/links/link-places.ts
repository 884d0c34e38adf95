/** Where the links that lead out of the portal stand: 'Módulos', the apps popover, the library of the home (C-15). */
export const linkPlaces = ['modules', 'apps', 'library'] as const
export type LinkPlace = (typeof linkPlaces)[number]
