/** What a field of a utility's form may be filled from, with the words of the screen (HOM-014). */
export const formSources = {
  'holder.name': 'Nome do titular',
  'holder.document': 'CPF ou CNPJ do titular',
  'holder.email': 'E-mail do titular',
  'holder.phone': 'Telefone do titular',
  consumerUnit: 'Unidade consumidora',
  consumptionClass: 'Classe de consumo',
  'connection.utility': 'Distribuidora',
  'connection.supply': 'Ligação',
  'connection.breakerA': 'Disjuntor geral',
  'site.title': 'Obra',
  'site.street': 'Logradouro',
  'site.number': 'Número',
  'site.complement': 'Complemento',
  'site.district': 'Bairro',
  'site.city': 'Cidade',
  'site.state': 'Estado',
  'site.postalCode': 'CEP',
  'technician.name': 'Responsável técnico',
  'technician.register': 'CREA ou CFT',
  'technician.responsibility': 'ART ou TRT',
  'kit.powerKwp': 'Potência dos módulos',
  'kit.acPowerKw': 'Potência dos inversores',
  'kit.modules': 'Módulos',
  'kit.inverters': 'Inversores',
  yearlyYieldKwh: 'Geração no primeiro ano',
  integrator: 'Integrador',
  documentNumber: 'Pedido ou orçamento',
  issuedOn: 'Data do documento',
} as const

export type FormSource = keyof typeof formSources
export const formSourceNames = Object.keys(formSources) as [FormSource, ...FormSource[]]

/** A field of a utility's form; the list of a utility is in the order of the form. */
export type FormField = { readonly label: string; readonly source: FormSource }
