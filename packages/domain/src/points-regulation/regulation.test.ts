import { expect, test } from 'vitest'
import { listPageLines, regulationPages } from './regulation.ts'

const whole = regulationPages
  .flatMap(listPageLines)
  .map(({ text }) => text)
  .join('\n')

test('PTS-023 C-131 eight pages, the first an introduction, contain sections 1 to 15 in order', () => {
  expect(regulationPages).toHaveLength(8)
  expect(regulationPages[0]?.sections).toEqual([])
  expect(regulationPages.flatMap(({ sections }) => sections.map(({ number }) => number))).toEqual(
    Array.from({ length: 15 }, (_, at) => at + 1),
  )
})

test('PTS-024 the seven other pages are the entries of the menu', () => {
  expect(regulationPages.slice(1).map(({ title }) => title)).toEqual([
    'Participação, vigência e cancelamento',
    'Pontos: aquisição e pontuação',
    'Troca e qualificação de pontos',
    'Níveis, categorias e benefícios',
    'Prazos, validade e privacidade',
    'Disposições gerais',
    'Definições',
  ])
})

test.each([
  ['PTS-048', 'Cada real em vendas de geradores que participam do programa vale 1 ponto.'],
  ['PTS-046', 'Os pontos são creditados em até 30 dias depois da confirmação do pagamento.'],
  ['PTS-050', 'A compra cancelada ou devolvida gera o estorno dos pontos que ela creditou.'],
  ['PTS-104', 'de 1º de janeiro de 2024 a 31 de dezembro de 2024, com lançamento em 28 de março de 2024'],
  ['PTS-104', 'A distribuidora pode prorrogar o programa'],
  ['PTS-104', 'Os pontos valem 12 meses: os da temporada de 2024 valem de 1º de janeiro a 31 de dezembro de 2024.'],
  ['PTS-105', 'Bronze: até 500.000 pontos.'],
  ['PTS-106', 'Prata: de 500.001 a 1.000.000 de pontos.'],
  ['PTS-107', 'Ouro: de 1.000.001 a 2.000.000 de pontos.'],
  ['PTS-108', 'Diamante: acima de 2.000.000 de pontos.'],
  [
    'PTS-109',
    '20.000 pontos na categoria Prata, 50.000 pontos na categoria Ouro e 80.000 pontos na categoria Diamante',
  ],
  ['PTS-110', 'em até 5 dias do crédito ou do débito'],
  ['PTS-111', 'podem mudar com aviso de 15 dias'],
  ['PTS-112', 'não são físicos são entregues em até 15 dias. Os prêmios físicos são entregues em até 30 dias úteis.'],
  ['PTS-113', 'campanhas promocionais são creditados em até 90 dias'],
  ['PTS-114', 'Os pontos são intransferíveis: não podem ser cedidos, vendidos ou somados entre CNPJs.'],
  ['PTS-115', 'Geradores gratuitos ou recebidos como brinde não geram pontos.'],
  ['PTS-116', 'As compras feitas antes do início do programa não são contadas.'],
])('%s the regulation says: %s', (_id, sentence) => {
  expect(whole).toContain(sentence)
})
