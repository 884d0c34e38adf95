import { withoutAccents } from '../shared/text.ts'

/** The words of product names in normal spelling; every other word is a brand, a model or an acronym. */
const words = `ajustável alicate alumínio amperímetro arruela até aterramento autobrocante aço
baterias bifacial biposte cabo câmera capacete casal cerâmica chaves chumbador cinto classe clipe clip
cobertura cobre com combustível compras conector conj crimpador da datalogger de diária do drone e em emenda estação
estrutural fibrocimento final furadeira galv gancho gateway gerador graus grampo híbrido hotel inox inteligente
intermediário inversor isoladas isolante jugular kit laje laser luva madeira medidor metal metálica metálico
micro microinversor minitrilho mono monofásico módulo módulos multímetro notebook painel painéis par para parabolt
parafuso parafusadeira paraquedista peças perfil pol portátil pórtico preto profissional promo promocional proteção
quadro sapata sextavado Smart smartphone solar solo string box suporte tablet talabarte telha terça terminador terminal
transformador termográfica trapezoidal trena triângulo trifásico tronco universal vale verde amarelo vermelho viseira zipada
acessórios cabos conectores eletrônicos equipamentos estruturas ferramentas fixação fixadores inversores kits loja
monitoramento monofacial perfis pontos promocionais promoção prontos segurança solares suportes vales
kWp kW TOPCon Wi-Fi`

const displayed = new Map(
  words.split(/\s+/).map((word): [string, string] => [withoutAccents(word).toUpperCase(), word]),
)

const units = new Map(
  ['kWp', 'kWh', 'Wp', 'kW', 'kVA', 'kV', 'mm²', 'mm', 'cm', 'kg', 'm'].map((unit): [string, string] => [
    unit.replace('²', '2').toUpperCase(),
    unit,
  ]),
)

const figure = /^(\d[\d.,xX/-]*)(KWP|KWH|WP|KW|KVA|KV|MM2|MM|CM|KG|M)$/
const separators = /([\s/()+,]+(?!\d)|\.(?=$|\s|\)))/
/** 'C/' and 'P/' stand for 'com' and 'para'. */
const shortened = /(?<=^|\s)[CP]\/(?=\s)/g

const displayWord = (word: string): string => {
  const measured = figure.exec(word)
  if (measured) return `${measured[1]?.toLowerCase()}${units.get(measured[2] ?? '') ?? ''}`
  return displayed.get(withoutAccents(word).toUpperCase()) ?? word
}

/** A model such as VT-5K-M is one word; only a few other words have a hyphen. */
const displayToken = (token: string): string => token.split(separators).map(displayWord).join('')

const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const toDisplayName = (name: string): string =>
  name
    .trim()
    .replace(shortened, (text) => text.toLowerCase())
    .split(' - ')
    .map((part) => capitalized(part.split(/\s+/).map(displayToken).join(' ')))
    .join(' - ')

/** More than the products of a catalogue, because each name is shown repeatedly. */
const mostNames = 10_000
const shownNames = new Map<string, string>()

/**
 * A product's name as screens write it: 'MODULO HELIAR 550W MONO PERC 144C' → 'Módulo HELIAR 550W mono PERC 144C'.
 * Known words become lower case with accents; brands, models and acronyms stay unchanged (STORE-016).
 */
export const displayName = (name: string): string => {
  const known = shownNames.get(name)
  if (known !== undefined) return known
  const shown = toDisplayName(name)
  if (shownNames.size >= mostNames) shownNames.clear()
  shownNames.set(name, shown)
  return shown
}
