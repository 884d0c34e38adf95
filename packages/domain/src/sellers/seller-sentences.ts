/** Sentences about sellers; SEL-006: the screen needs a seller, and staff selected none. */
export const sellerSentences = {
  notSelected: 'Selecione um integrador',
  notFound: 'Integrador não encontrado.',
  cnpjTaken: 'Já existe um integrador com este CNPJ.',
  erpCodeTaken: 'Já existe um integrador com este código.',
} as const
