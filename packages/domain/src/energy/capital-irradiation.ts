import type { BrazilState } from '../shared/brazil-states.ts'
import type { CityIrradiation } from './city-irradiation.ts'

/**
 * The monthly means of global horizontal irradiation of the 27 capitals, Wh/m² a day from January to December, with
 * their IBGE codes (YLD-001, C-160).
 */
export const capitalIrradiation = {
  AC: {
    cityCode: '1200401',
    cityName: 'Rio Branco',
    latitude: -9.9758,
    monthly: [4470, 4608, 4216, 4414, 3946, 4088, 4263, 4866, 5104, 5105, 5035, 4606],
  },
  AL: {
    cityCode: '2704302',
    cityName: 'Maceió',
    latitude: -9.6607,
    monthly: [6173, 6161, 6101, 5255, 4446, 4140, 4301, 5012, 5735, 6036, 6406, 6510],
  },
  AM: {
    cityCode: '1302603',
    cityName: 'Manaus',
    latitude: -3.1194,
    monthly: [3947, 4017, 4040, 3831, 3879, 4385, 4431, 4934, 4887, 4778, 4629, 4118],
  },
  AP: {
    cityCode: '1600303',
    cityName: 'Macapá',
    latitude: 0.0342,
    monthly: [4714, 4317, 4232, 4286, 4710, 4973, 5090, 5477, 5618, 5483, 5456, 4980],
  },
  BA: {
    cityCode: '2927408',
    cityName: 'Salvador',
    latitude: -12.9727,
    monthly: [6443, 6292, 6038, 4839, 4107, 3862, 4063, 4760, 5523, 5870, 6098, 6482],
  },
  CE: {
    cityCode: '2304400',
    cityName: 'Fortaleza',
    latitude: -3.7174,
    monthly: [5871, 5807, 5652, 4910, 5291, 5300, 5525, 5933, 6089, 6344, 6434, 6155],
  },
  DF: {
    cityCode: '5300108',
    cityName: 'Brasília',
    latitude: -15.7804,
    monthly: [5332, 5644, 5000, 4965, 4798, 4719, 5019, 5903, 5712, 5545, 5017, 5362],
  },
  ES: {
    cityCode: '3205309',
    cityName: 'Vitória',
    latitude: -20.3164,
    monthly: [6199, 6543, 5401, 4606, 3931, 3626, 3723, 4445, 4902, 5030, 5117, 5959],
  },
  GO: {
    cityCode: '5208707',
    cityName: 'Goiânia',
    latitude: -16.6873,
    monthly: [5452, 5518, 5120, 5024, 4753, 4560, 4780, 5678, 5567, 5611, 5391, 5505],
  },
  MA: {
    cityCode: '2111300',
    cityName: 'São Luís',
    latitude: -2.5395,
    monthly: [4958, 4989, 4787, 4648, 4687, 4844, 5078, 5659, 5999, 5741, 5635, 5480],
  },
  MG: {
    cityCode: '3106200',
    cityName: 'Belo Horizonte',
    latitude: -19.9111,
    monthly: [5799, 5982, 5154, 4775, 4170, 4063, 4282, 5145, 5535, 5659, 5349, 5639],
  },
  MS: {
    cityCode: '5002704',
    cityName: 'Campo Grande',
    latitude: -20.4495,
    monthly: [5652, 5674, 5344, 4818, 4027, 3765, 3920, 4811, 4917, 5423, 5918, 6102],
  },
  MT: {
    cityCode: '5103403',
    cityName: 'Cuiabá',
    latitude: -15.6018,
    monthly: [5456, 5333, 5170, 4907, 4414, 4364, 4522, 5398, 5134, 5313, 5555, 5709],
  },
  PA: {
    cityCode: '1501402',
    cityName: 'Belém',
    latitude: -1.4562,
    monthly: [4441, 4403, 4414, 4549, 4714, 4968, 5078, 5299, 5382, 5251, 5118, 4754],
  },
  PB: {
    cityCode: '2507507',
    cityName: 'João Pessoa',
    latitude: -7.1159,
    monthly: [5862, 6002, 6009, 5365, 4823, 4360, 4475, 5261, 5758, 6054, 6240, 6151],
  },
  PE: {
    cityCode: '2611606',
    cityName: 'Recife',
    latitude: -8.0475,
    monthly: [5886, 6014, 5930, 5251, 4538, 4246, 4397, 5169, 5659, 6044, 6199, 6204],
  },
  PI: {
    cityCode: '2211001',
    cityName: 'Teresina',
    latitude: -5.0927,
    monthly: [5108, 5217, 5151, 5035, 5053, 5171, 5465, 6030, 6460, 6353, 6163, 5652],
  },
  PR: {
    cityCode: '4106902',
    cityName: 'Curitiba',
    latitude: -25.4205,
    monthly: [5318, 5158, 4538, 3782, 3047, 2758, 2892, 3864, 3830, 4359, 5230, 5557],
  },
  RJ: {
    cityCode: '3304557',
    cityName: 'Rio de Janeiro',
    latitude: -22.9139,
    monthly: [6041, 6221, 5062, 4358, 3590, 3350, 3341, 4203, 4435, 5106, 5143, 5928],
  },
  RN: {
    cityCode: '2408102',
    cityName: 'Natal',
    latitude: -5.7944,
    monthly: [6017, 6032, 6082, 5561, 5075, 4658, 4773, 5571, 5971, 6112, 6269, 5968],
  },
  RO: {
    cityCode: '1100205',
    cityName: 'Porto Velho',
    latitude: -8.7616,
    monthly: [4213, 4439, 4321, 4345, 3970, 4277, 4468, 4842, 4856, 4953, 4648, 4426],
  },
  RR: {
    cityCode: '1400100',
    cityName: 'Boa Vista',
    latitude: 2.8231,
    monthly: [4597, 4712, 4946, 4790, 4426, 4599, 4690, 5147, 5527, 5431, 5114, 4662],
  },
  RS: {
    cityCode: '4314902',
    cityName: 'Porto Alegre',
    latitude: -30.0327,
    monthly: [6449, 5863, 4848, 3819, 2777, 2309, 2524, 3194, 3596, 4822, 6248, 6716],
  },
  SC: {
    cityCode: '4205407',
    cityName: 'Florianópolis',
    latitude: -27.5955,
    monthly: [5868, 5453, 4714, 3773, 3051, 2573, 2699, 3407, 3559, 4364, 5537, 6011],
  },
  SE: {
    cityCode: '2800308',
    cityName: 'Aracaju',
    latitude: -10.91,
    monthly: [6277, 6384, 6079, 5090, 4429, 4068, 4192, 4826, 5592, 6073, 6356, 6584],
  },
  SP: {
    cityCode: '3550308',
    cityName: 'São Paulo',
    latitude: -23.5339,
    monthly: [5222, 5479, 4704, 4142, 3422, 3172, 3244, 4196, 4237, 4762, 5135, 5691],
  },
  TO: {
    cityCode: '1721000',
    cityName: 'Palmas',
    latitude: -10.2408,
    monthly: [5143, 5133, 4857, 4954, 4967, 5035, 5244, 5942, 5715, 5401, 5137, 5089],
  },
} as const satisfies Record<BrazilState, CityIrradiation>
