/** 'Módulo HELIAR 550W mono PERC 144C' → 'HELIAR 550 W'; a name of another form is returned unchanged. */
export const shortModuleName = (name: string): string => name.replace(/^M[óo]dulo\s+(.+?)\s+(\d+)\s?W\b.*$/i, '$1 $2 W')

/** 'Inversor híbrido KRONEL KH-4K-M 3,80kW monofásico 220V' → 'KRONEL KH-4K-M' (WIZ-036). */
export const shortInverterName = (name: string): string =>
  name.replace(/^(?:micro)?inversor\s+(?:híbrido\s+)?/i, '').replace(/\s+\d[\d.,]*\s?kW\b.*$/i, '')

/** 'KRONEL KH-4K-M' → 'KH-4K-M', where the brand is shown separately. */
export const withoutBrand = (name: string, brand: string): string =>
  name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length + 1) : name
