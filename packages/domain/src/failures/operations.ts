/** The kinds of operations that an administrator sees and retries together. */
export const failureKinds = ['mail', 'erp', 'gateway', 'files', 'tasks'] as const
export type FailureKind = (typeof failureKinds)[number]

export const failureKindLabels = {
  mail: 'E-mails',
  erp: 'Envios ao ERP',
  gateway: 'Envios ao gateway de pagamento',
  files: 'Arquivos',
  tasks: 'Tarefas automáticas',
} as const satisfies Record<FailureKind, string>

type Operation = { readonly kind: FailureKind; readonly label: string }

/** Every operation that runs after its call has returned, or on a schedule, by the name of its queue. */
export const operations = {
  'mail.password-reset': { kind: 'mail', label: 'Link para redefinir a senha' },
  'mail.email-requested': { kind: 'mail', label: 'Link para confirmar o e-mail' },
  'mail.email-changed': { kind: 'mail', label: 'Aviso de e-mail trocado' },
  'mail.access-changed': { kind: 'mail', label: 'Aviso de acesso alterado' },
  'mail.second-factor-changed': { kind: 'mail', label: 'Aviso de verificação em duas etapas' },
  'mail.notification': { kind: 'mail', label: 'Cópia de uma notificação' },
  'mail.invitation': { kind: 'mail', label: 'Convite de acesso' },
  'mail.company-invitation': { kind: 'mail', label: 'Convite de uma empresa' },
  'profile.avatar-replaced': { kind: 'files', label: 'Remoção da foto anterior' },
  'erp.customer-saved': { kind: 'erp', label: 'Cadastro do cliente' },
  'erp.order-step': { kind: 'erp', label: 'Etapa do pedido' },
  'erp.voucher': { kind: 'erp', label: 'Envio do comprovante' },
  'erp.claim-credit': { kind: 'erp', label: 'Crédito de uma ocorrência' },
  'mail.company-export': { kind: 'mail', label: 'Link dos dados de uma empresa' },
  'mail.report': { kind: 'mail', label: 'Relatório de indicadores' },
  'analytics.file': { kind: 'files', label: 'Arquivo de um relatório' },
  'company.export': { kind: 'files', label: 'Exportação de dados de uma empresa' },
  'privacy.export': { kind: 'files', label: 'Exportação de dados de titular' },
  'gateway.cancel-charges': { kind: 'gateway', label: 'Cancelamento das cobranças' },
  'reconciliation.compare-day': { kind: 'tasks', label: 'Conciliação de um dia' },
  'sum-up-figures': { kind: 'tasks', label: 'Somar os indicadores' },
  'mail-reports': { kind: 'tasks', label: 'Enviar relatórios de indicadores' },
  'expire-budgets': { kind: 'tasks', label: 'Expirar orçamentos' },
  'expire-proposals': { kind: 'tasks', label: 'Expirar propostas' },
  'remind-of-tasks': { kind: 'tasks', label: 'Lembrar de tarefas' },
  'report-late-claims': { kind: 'tasks', label: 'Avisar de ocorrências atrasadas' },
  'remind-of-waiting-claims': { kind: 'tasks', label: 'Lembrar de ocorrências que aguardam o integrador' },
  'cancel-abandoned-claims': { kind: 'tasks', label: 'Cancelar ocorrências sem resposta' },
  'record-ends-of-holds': { kind: 'tasks', label: 'Encerrar reservas de estoque' },
  'remind-of-holds': { kind: 'tasks', label: 'Lembrar do fim de reservas' },
  'record-ends-of-offers': { kind: 'tasks', label: 'Encerrar propostas vencidas' },
  'remind-of-offers': { kind: 'tasks', label: 'Lembrar do fim de propostas' },
  'tell-losses-of-holds': { kind: 'tasks', label: 'Avisar de reservas que diminuíram' },
  'expire-approvals': { kind: 'tasks', label: 'Encerrar pedidos de aprovação de compra' },
  'fire-alerts': { kind: 'tasks', label: 'Avisar de produtos que chegaram' },
  'switch-off-webhooks': { kind: 'tasks', label: 'Desligar webhooks que não respondem' },
  'end-webhook-deliveries': { kind: 'tasks', label: 'Encerrar entregas de webhooks de empresas reprovadas' },
  'mark-ended-items': { kind: 'tasks', label: 'Marcar itens sem oferta' },
  'remind-of-budgets': { kind: 'tasks', label: 'Avisar de orçamentos que expiram' },
  'cancel-unpaid-orders': { kind: 'tasks', label: 'Cancelar pedidos sem pagamento' },
  'remind-of-unpaid-orders': { kind: 'tasks', label: 'Avisar de pedidos sem pagamento' },
  'read-open-charges': { kind: 'tasks', label: 'Conferir as cobranças em aberto' },
  'report-gateway-silence': { kind: 'tasks', label: 'Avisar do silêncio do gateway' },
  'report-failures': { kind: 'tasks', label: 'Avisar de operações que falharam' },
  'follow-cargoes': { kind: 'tasks', label: 'Acompanhar as cargas' },
  'book-ledgers': { kind: 'tasks', label: 'Atualizar os saldos de pontos' },
  'copy-erp-conditions': { kind: 'tasks', label: 'Copiar as condições de pagamento do ERP' },
  'compare-yesterday': { kind: 'tasks', label: 'Pedir a conciliação do dia anterior' },
  'purge-leftovers': { kind: 'tasks', label: 'Limpar sessões e links vencidos' },
  'purge-notifications': { kind: 'tasks', label: 'Limpar notificações antigas' },
  'log-anchors': { kind: 'tasks', label: 'Registrar as âncoras da auditoria' },
  'purge-financing': { kind: 'tasks', label: 'Limpar dados de financiamentos' },
  'apply-retention': { kind: 'tasks', label: 'Remover dados com prazo de guarda encerrado' },
} as const satisfies Record<string, Operation>

export type OperationName = keyof typeof operations

const names = Object.keys(operations) as readonly OperationName[]

/** The operations of a kind; all operations when no kind is given. */
export const listOperations = (kind?: FailureKind): readonly OperationName[] =>
  names.filter((name) => kind === undefined || operations[name].kind === kind)

const erpSteps: Readonly<Record<string, string>> = {
  create: 'Criação do pedido',
  confirmPayment: 'Confirmação do pagamento',
  confirmBilling: 'Liberação do faturamento',
  cancel: 'Cancelamento do pedido',
  requestReturn: 'Abertura da devolução',
  approveOperation: 'Aprovação da conta e ordem',
}

/** The operation in words; several steps at the ERP share one name. */
export const operationLabel = (name: OperationName, step?: unknown): string =>
  (name === 'erp.order-step' && typeof step === 'string' ? erpSteps[step] : undefined) ?? operations[name].label
