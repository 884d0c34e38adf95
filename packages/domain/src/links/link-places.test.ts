import { expect, test } from 'vitest'
import { isLinkAddress } from './link-places.ts'

test.each(['https://cresesb.cepel.br/', 'https://www.gov.br/aneel?pagina=1#topo', 'HTTPS://exemplo.com.br'])(
  'C-15 %s leads out of the portal',
  (url) => expect(isLinkAddress(url)).toBe(true),
)

test.each([
  'http://cresesb.cepel.br/',
  'javascript:alert(1)',
  'JaVaScRiPt:https://exemplo.com.br',
  'data:text/html,x',
  '//exemplo.com.br',
  '/pedidos',
  'https://',
  'https://intranet',
  'https://banco.com.br@ladrao.example/',
  'https:\\\\exemplo.com.br',
  'https://exemplo.com.br/ x',
  'https://exemplo.com.br:porta/',
  '',
])('C-15 %j is no link out of the portal', (url) => expect(isLinkAddress(url)).toBe(false))
