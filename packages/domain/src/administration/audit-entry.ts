/** The kinds of records in the audit log, each as a Portuguese word with its article. The keys are database values. */
export const auditSubjects = {
  user: { label: 'Usuário', words: 'o usuário' },
  seller: { label: 'Integrador', words: 'o integrador' },
  banner: { label: 'Banner', words: 'o banner' },
  setting: { label: 'Configuração', words: 'a configuração' },
  'payment-method': { label: 'Tabela de parcelas', words: 'a tabela de parcelas' },
  'other-payment-method': { label: 'Outra forma de pagamento', words: 'a outra forma de pagamento' },
  points: { label: 'Pontos', words: 'pontos para' },
  'freight-rate': { label: 'Tabela de frete', words: 'a tabela de frete' },
  irradiation: { label: 'Irradiação', words: 'a irradiação' },
  'financing-line': { label: 'Linha de financiamento', words: 'a linha de financiamento' },
  utility: { label: 'Distribuidora', words: 'a distribuidora' },
  homologation: { label: 'Homologação', words: 'a homologação' },
  claim: { label: 'Ocorrência', words: 'a ocorrência' },
  proposal: { label: 'Proposta', words: 'a proposta' },
  site: { label: 'Obra', words: 'a obra' },
  'company-rules': { label: 'Regras de compra', words: 'as regras de compra de' },
  'purchase-approval': { label: 'Aprovação de compra', words: 'a aprovação da compra' },
  customer: { label: 'Cliente', words: 'o cliente' },
  'api-key': { label: 'Chave de API', words: 'a chave' },
  'product-list': { label: 'Lista', words: 'a lista' },
  'company-brand': { label: 'Marca da empresa', words: 'a marca de' },
  webhook: { label: 'Webhook', words: 'o webhook' },
  branch: { label: 'Filial', words: 'a filial' },
  season: { label: 'Temporada', words: 'a temporada' },
  catalogue: { label: 'Catálogo', words: 'o catálogo' },
  product: { label: 'Produto', words: 'o produto' },
  consultant: { label: 'Consultor', words: 'o consultor' },
  link: { label: 'Link', words: 'o link' },
  /** Budgets too: a record has the same number before and after it is ordered. */
  order: { label: 'Pedido ou orçamento', words: 'o pedido ou orçamento' },
  failure: { label: 'Operação com falha', words: 'a operação' },
  person: { label: 'Titular de dados', words: 'os dados do titular' },
  'dead-letter': { label: 'Mensagem não aproveitada', words: 'a mensagem' },
} as const satisfies Record<string, { readonly label: string; readonly words: string }>

export type AuditSubject = keyof typeof auditSubjects

/** What can be done to a record, as the audit log words it. The keys are database values. */
export const auditActions = {
  create: 'cadastrou',
  change: 'alterou',
  remove: 'removeu',
  invite: 'convidou',
  deactivate: 'desativou',
  reactivate: 'reativou',
  approve: 'aprovou',
  reprove: 'reprovou',
  import: 'importou',
  export: 'exportou',
  retry: 'reprocessou',
  post: 'lançou',
  disconnect: 'desconectou',
} as const

export type AuditAction = keyof typeof auditActions

export const auditSubjectNames = Object.keys(auditSubjects) as [AuditSubject, ...AuditSubject[]]
export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]

type AuditedChange = {
  readonly author: string
  readonly action: AuditAction
  readonly subject: { readonly kind: AuditSubject; readonly name: string }
  readonly onBehalfOf: string | null
}

/** The entry as one sentence: 'Ana Diretora alterou o usuário Carlos Lima, em nome de Sol do Cerrado' (C-140). */
export const auditSentence = ({ author, action, subject, onBehalfOf }: AuditedChange): string =>
  [
    `${author} ${auditActions[action]} ${auditSubjects[subject.kind].words} ${subject.name}`,
    ...(onBehalfOf === null ? [] : [`em nome de ${onBehalfOf}`]),
  ].join(', ')
