/** The ranges of an imported row (YLD-003): degrees of latitude, Wh/m² a day. */
export const irradiationRanges = {
  latitude: { least: -34, most: 6 },
  monthly: { least: 1000, most: 9000 },
} as const

/** The columns of the twelve months. */
export const irradiationMonths = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
] as const

/** The columns of the file (YLD-003). */
export const irradiationColumns = ['ibge', 'name', 'latitude', ...irradiationMonths, 'source'] as const

/** An example of the file, to be filled in. */
export const irradiationTemplate = [
  irradiationColumns.join(';'),
  '3509502;Campinas;-22,9056;5300;5500;4800;4200;3500;3250;3350;4300;4350;4850;5250;5750;Atlas da região, 2024',
].join('\n')
