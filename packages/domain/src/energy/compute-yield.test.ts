import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brazilStates } from '../shared/brazil-states.ts'
import { capitalIrradiation } from './capital-irradiation.ts'
import { computeYield } from './compute-yield.ts'
import { computeTiltFactors } from './tilt-factor.ts'

/** The table as the atlas publishes it: state, capital, IBGE code, latitude, months. */
const published = `
AC | Rio Branco | 1200401 | -9.9758 | 4470 | 4608 | 4216 | 4414 | 3946 | 4088 | 4263 | 4866 | 5104 | 5105 | 5035 | 4606
AL | Maceió | 2704302 | -9.6607 | 6173 | 6161 | 6101 | 5255 | 4446 | 4140 | 4301 | 5012 | 5735 | 6036 | 6406 | 6510
AM | Manaus | 1302603 | -3.1194 | 3947 | 4017 | 4040 | 3831 | 3879 | 4385 | 4431 | 4934 | 4887 | 4778 | 4629 | 4118
AP | Macapá | 1600303 | 0.0342 | 4714 | 4317 | 4232 | 4286 | 4710 | 4973 | 5090 | 5477 | 5618 | 5483 | 5456 | 4980
BA | Salvador | 2927408 | -12.9727 | 6443 | 6292 | 6038 | 4839 | 4107 | 3862 | 4063 | 4760 | 5523 | 5870 | 6098 | 6482
CE | Fortaleza | 2304400 | -3.7174 | 5871 | 5807 | 5652 | 4910 | 5291 | 5300 | 5525 | 5933 | 6089 | 6344 | 6434 | 6155
DF | Brasília | 5300108 | -15.7804 | 5332 | 5644 | 5000 | 4965 | 4798 | 4719 | 5019 | 5903 | 5712 | 5545 | 5017 | 5362
ES | Vitória | 3205309 | -20.3164 | 6199 | 6543 | 5401 | 4606 | 3931 | 3626 | 3723 | 4445 | 4902 | 5030 | 5117 | 5959
GO | Goiânia | 5208707 | -16.6873 | 5452 | 5518 | 5120 | 5024 | 4753 | 4560 | 4780 | 5678 | 5567 | 5611 | 5391 | 5505
MA | São Luís | 2111300 | -2.5395 | 4958 | 4989 | 4787 | 4648 | 4687 | 4844 | 5078 | 5659 | 5999 | 5741 | 5635 | 5480
MG | Belo Horizonte | 3106200 | -19.9111 | 5799 | 5982 | 5154 | 4775 | 4170 | 4063 | 4282 | 5145 | 5535 | 5659 | 5349 | 5639
MS | Campo Grande | 5002704 | -20.4495 | 5652 | 5674 | 5344 | 4818 | 4027 | 3765 | 3920 | 4811 | 4917 | 5423 | 5918 | 6102
MT | Cuiabá | 5103403 | -15.6018 | 5456 | 5333 | 5170 | 4907 | 4414 | 4364 | 4522 | 5398 | 5134 | 5313 | 5555 | 5709
PA | Belém | 1501402 | -1.4562 | 4441 | 4403 | 4414 | 4549 | 4714 | 4968 | 5078 | 5299 | 5382 | 5251 | 5118 | 4754
PB | João Pessoa | 2507507 | -7.1159 | 5862 | 6002 | 6009 | 5365 | 4823 | 4360 | 4475 | 5261 | 5758 | 6054 | 6240 | 6151
PE | Recife | 2611606 | -8.0475 | 5886 | 6014 | 5930 | 5251 | 4538 | 4246 | 4397 | 5169 | 5659 | 6044 | 6199 | 6204
PI | Teresina | 2211001 | -5.0927 | 5108 | 5217 | 5151 | 5035 | 5053 | 5171 | 5465 | 6030 | 6460 | 6353 | 6163 | 5652
PR | Curitiba | 4106902 | -25.4205 | 5318 | 5158 | 4538 | 3782 | 3047 | 2758 | 2892 | 3864 | 3830 | 4359 | 5230 | 5557
RJ | Rio de Janeiro | 3304557 | -22.9139 | 6041 | 6221 | 5062 | 4358 | 3590 | 3350 | 3341 | 4203 | 4435 | 5106 | 5143 | 5928
RN | Natal | 2408102 | -5.7944 | 6017 | 6032 | 6082 | 5561 | 5075 | 4658 | 4773 | 5571 | 5971 | 6112 | 6269 | 5968
RO | Porto Velho | 1100205 | -8.7616 | 4213 | 4439 | 4321 | 4345 | 3970 | 4277 | 4468 | 4842 | 4856 | 4953 | 4648 | 4426
RR | Boa Vista | 1400100 | 2.8231 | 4597 | 4712 | 4946 | 4790 | 4426 | 4599 | 4690 | 5147 | 5527 | 5431 | 5114 | 4662
RS | Porto Alegre | 4314902 | -30.0327 | 6449 | 5863 | 4848 | 3819 | 2777 | 2309 | 2524 | 3194 | 3596 | 4822 | 6248 | 6716
SC | Florianópolis | 4205407 | -27.5955 | 5868 | 5453 | 4714 | 3773 | 3051 | 2573 | 2699 | 3407 | 3559 | 4364 | 5537 | 6011
SE | Aracaju | 2800308 | -10.91 | 6277 | 6384 | 6079 | 5090 | 4429 | 4068 | 4192 | 4826 | 5592 | 6073 | 6356 | 6584
SP | São Paulo | 3550308 | -23.5339 | 5222 | 5479 | 4704 | 4142 | 3422 | 3172 | 3244 | 4196 | 4237 | 4762 | 5135 | 5691
TO | Palmas | 1721000 | -10.2408 | 5143 | 5133 | 4857 | 4954 | 4967 | 5035 | 5244 | 5942 | 5715 | 5401 | 5137 | 5089`

const system = { kwp: 5.5, tilt: 20, azimuth: 0, shading: 0, performanceRatio: 78 }

test('YLD-001 the irradiation of the 27 capitals is the published one, cell by cell', () => {
  const rows = published.trim().split('\n')
  const built = Object.entries(capitalIrradiation).map(([uf, { cityName, cityCode, latitude, monthly }]) =>
    [uf, cityName, cityCode, latitude, ...monthly].join(' | '),
  )
  expect(built.toSorted()).toEqual(rows.toSorted())
  expect([capitalIrradiation.SP.monthly[5], capitalIrradiation.RN.monthly[0]]).toEqual([3172, 6017])
})

test('YLD-004 the factors of São Paulo at 20° north are the worked ones', () => {
  const factors = computeTiltFactors(capitalIrradiation.SP, system)
  expect(Math.abs((factors[0] ?? 0) - 0.9439)).toBeLessThan(0.0005)
  expect(Math.abs((factors[5] ?? 0) - 1.2286)).toBeLessThan(0.0005)
})

test('YLD-004 a flat plane has the factor 1 in every city, month and azimuth, and a nearly flat one nearly', () => {
  fc.assert(
    fc.property(fc.constantFrom(...brazilStates), fc.integer({ min: 0, max: 359 }), (state, azimuth) => {
      const city = capitalIrradiation[state]
      expect(computeTiltFactors(city, { tilt: 0, azimuth })).toEqual(Array(12).fill(1))
      for (const factor of computeTiltFactors(city, { tilt: 1e-6, azimuth })) expect(factor).toBeCloseTo(1, 6)
    }),
  )
})

test('YLD-005 5.5 kWp in São Paulo generate the worked kWh in each month and in the year', () => {
  const { monthly, annual, specific } = computeYield(capitalIrradiation.SP, system)
  const worked = [655.5, 642.9, 642.9, 585.8, 531.2, 501.5, 520.4, 636.0, 572.5, 628.4, 629.2, 704.7]
  expect(monthly.map((kwh) => Math.round(kwh * 10) / 10)).toEqual(worked)
  expect([annual.toFixed(1), specific.toFixed(1)]).toEqual(['7251.1', '1318.4'])
})

test('YLD-005 10 % of shading takes a tenth of every month', () => {
  expect(computeYield(capitalIrradiation.SP, { ...system, shading: 10 }).annual.toFixed(1)).toBe('6526.0')
})

test.each([
  ['SP', { tilt: 20, azimuth: 90 }, '6726.8'],
  ['SP', { tilt: 20, azimuth: 180 }, '6107.8'],
  ['SP', { tilt: 0, azimuth: 0 }, '6960.4'],
  ['RR', { tilt: 10, azimuth: 180 }, '7619.3'],
  ['CE', { tilt: 10, azimuth: 0 }, '9000.3'],
  ['RS', { tilt: 20, azimuth: 0 }, '7267.2'],
] as const)('YLD-006 in %s on the plane %o a year gives %s kWh', (state, plane, annual) => {
  expect(computeYield(capitalIrradiation[state], { ...system, ...plane }).annual.toFixed(1)).toBe(annual)
})
