/** The classes of consumption of Brazilian utilities (HOM-001). */
export const consumptionClasses = {
  RESIDENTIAL: 'Residencial',
  COMMERCIAL: 'Comercial',
  INDUSTRIAL: 'Industrial',
  RURAL: 'Rural',
  PUBLIC_AUTHORITY: 'Poder público',
  PUBLIC_LIGHTING: 'Iluminação pública',
  PUBLIC_SERVICE: 'Serviço público',
} as const

export type ConsumptionClass = keyof typeof consumptionClasses
export const consumptionClassNames = Object.keys(consumptionClasses) as [ConsumptionClass, ...ConsumptionClass[]]
