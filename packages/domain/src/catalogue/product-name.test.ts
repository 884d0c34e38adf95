import { expect, test } from 'vitest'
import { moduleTechnology } from './module-technology.ts'
import { displayName } from './product-name.ts'

test.each([
  ['MODULO HELIAR 550W MONO PERC 144C', 'Módulo HELIAR 550W mono PERC 144C'],
  ['MODULO TROPIS 585W BIFACIAL TOPCON 144C', 'Módulo TROPIS 585W bifacial TOPCon 144C'],
  ['INVERSOR VOLTARA VT-5K-M 5,07KW MONOFASICO 220V', 'Inversor VOLTARA VT-5K-M 5,07kW monofásico 220V'],
  ['PARAFUSO ESTRUTURAL M10X250 C/ SUPORTE L E EPDM', 'Parafuso estrutural M10X250 c/ suporte L e EPDM'],
  ['GRAMPO FINAL 33/35MM', 'Grampo final 33/35mm'],
  ['CABO SOLAR 4MM2 1,8KV PRETO', 'Cabo solar 4mm² 1,8kV preto'],
  ['PERFIL ACO GALV. SOLO 3,00M FIBERMETAL', 'Perfil aço galv. solo 3,00m FIBERMETAL'],
  ['GATEWAY WI-FI MICROINVERSOR (ATE 99 MODULOS)', 'Gateway Wi-Fi microinversor (até 99 módulos)'],
  [
    'KIT GERADOR 5,50 KWP HELIAR 550W - TELHA CERÂMICA - GANCHO SSM',
    'Kit gerador 5,50 kWp HELIAR 550W - Telha cerâmica - Gancho SSM',
  ],
])('STORE-016 %s is shown as %s', (name, shown) => {
  expect(displayName(name)).toBe(shown)
})

test('STORE-016 brands, models and words it does not know stay as they came', () => {
  expect(displayName('ZUNDER DE-9-E XPTO')).toBe('ZUNDER DE-9-E XPTO')
})

test.each([
  ['MODULO HELIAR 550W MONO PERC 144C', 'Mono PERC'],
  ['MODULO HELIAR 575W TOPCON 144C', 'TOPCon'],
  ['MODULO TROPIS 585W BIFACIAL TOPCON 144C', 'Bifacial TOPCon'],
  ['MODULO AURORA SUL 555W BIFACIAL PERC 144C', 'Bifacial PERC'],
  ['MODULO SEM NOME', ''],
])('C-22 the technology of %s is %s', (name, technology) => {
  expect(moduleTechnology(name)).toBe(technology)
})
