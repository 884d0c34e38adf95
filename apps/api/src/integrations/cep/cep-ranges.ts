/** First and last CEP of a state or of its capital, as eight digits. */
type CepRange = { state: string; first: string; last: string }
type CapitalRange = CepRange & { city: string }

/** The CEPs of each state (Correios). AM, DF and GO have two ranges each. */
export const stateCepRanges: readonly CepRange[] = [
  { state: 'SP', first: '01000000', last: '19999999' },
  { state: 'RJ', first: '20000000', last: '28999999' },
  { state: 'ES', first: '29000000', last: '29999999' },
  { state: 'MG', first: '30000000', last: '39999999' },
  { state: 'BA', first: '40000000', last: '48999999' },
  { state: 'SE', first: '49000000', last: '49999999' },
  { state: 'PE', first: '50000000', last: '56999999' },
  { state: 'AL', first: '57000000', last: '57999999' },
  { state: 'PB', first: '58000000', last: '58999999' },
  { state: 'RN', first: '59000000', last: '59999999' },
  { state: 'CE', first: '60000000', last: '63999999' },
  { state: 'PI', first: '64000000', last: '64999999' },
  { state: 'MA', first: '65000000', last: '65999999' },
  { state: 'PA', first: '66000000', last: '68899999' },
  { state: 'AP', first: '68900000', last: '68999999' },
  { state: 'AM', first: '69000000', last: '69299999' },
  { state: 'RR', first: '69300000', last: '69399999' },
  { state: 'AM', first: '69400000', last: '69899999' },
  { state: 'AC', first: '69900000', last: '69999999' },
  { state: 'DF', first: '70000000', last: '72799999' },
  { state: 'GO', first: '72800000', last: '72999999' },
  { state: 'DF', first: '73000000', last: '73699999' },
  { state: 'GO', first: '73700000', last: '76799999' },
  { state: 'RO', first: '76800000', last: '76999999' },
  { state: 'TO', first: '77000000', last: '77999999' },
  { state: 'MT', first: '78000000', last: '78899999' },
  { state: 'MS', first: '79000000', last: '79999999' },
  { state: 'PR', first: '80000000', last: '87999999' },
  { state: 'SC', first: '88000000', last: '89999999' },
  { state: 'RS', first: '90000000', last: '99999999' },
]

/** The CEPs of each capital (Correios). São Paulo and Brasília have two ranges each. */
export const capitalCepRanges: readonly CapitalRange[] = [
  { state: 'SP', city: 'São Paulo', first: '01000001', last: '05999999' },
  { state: 'SP', city: 'São Paulo', first: '08000000', last: '08499999' },
  { state: 'RJ', city: 'Rio de Janeiro', first: '20000001', last: '23799999' },
  { state: 'ES', city: 'Vitória', first: '29000001', last: '29099999' },
  { state: 'MG', city: 'Belo Horizonte', first: '30000001', last: '31999999' },
  { state: 'BA', city: 'Salvador', first: '40000001', last: '42599999' },
  { state: 'SE', city: 'Aracaju', first: '49000001', last: '49099999' },
  { state: 'PE', city: 'Recife', first: '50000001', last: '52999999' },
  { state: 'AL', city: 'Maceió', first: '57000001', last: '57099999' },
  { state: 'PB', city: 'João Pessoa', first: '58000001', last: '58099999' },
  { state: 'RN', city: 'Natal', first: '59000001', last: '59139999' },
  { state: 'CE', city: 'Fortaleza', first: '60000001', last: '61599999' },
  { state: 'PI', city: 'Teresina', first: '64000001', last: '64099999' },
  { state: 'MA', city: 'São Luís', first: '65000001', last: '65109999' },
  { state: 'PA', city: 'Belém', first: '66000001', last: '66999999' },
  { state: 'AP', city: 'Macapá', first: '68900001', last: '68914999' },
  { state: 'AM', city: 'Manaus', first: '69000001', last: '69099999' },
  { state: 'RR', city: 'Boa Vista', first: '69300001', last: '69339999' },
  { state: 'AC', city: 'Rio Branco', first: '69900001', last: '69924999' },
  { state: 'DF', city: 'Brasília', first: '70000000', last: '72799999' },
  { state: 'DF', city: 'Brasília', first: '73000000', last: '73699999' },
  { state: 'GO', city: 'Goiânia', first: '74000001', last: '74899999' },
  { state: 'RO', city: 'Porto Velho', first: '76800001', last: '76849999' },
  { state: 'TO', city: 'Palmas', first: '77000001', last: '77299999' },
  { state: 'MT', city: 'Cuiabá', first: '78000001', last: '78109999' },
  { state: 'MS', city: 'Campo Grande', first: '79000001', last: '79129999' },
  { state: 'PR', city: 'Curitiba', first: '80000001', last: '82999999' },
  { state: 'SC', city: 'Florianópolis', first: '88000001', last: '88099999' },
  { state: 'RS', city: 'Porto Alegre', first: '90000001', last: '91999999' },
]

export const findRange = <Range extends CepRange>(ranges: readonly Range[], cep: string): Range | undefined =>
  ranges.find(({ first, last }) => first <= cep && cep <= last)
