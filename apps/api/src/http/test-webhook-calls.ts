const webhookCallsBelow = (path: string): readonly string[] => [
  `GET ${path}`,
  `POST ${path}`,
  `PATCH ${path}/:`,
  `DELETE ${path}/:`,
  `POST ${path}/:/test`,
  `POST ${path}/:/rotate`,
  `POST ${path}/:/replay`,
  `GET ${path}/:/deliveries`,
]

/** WHK-001: the webhooks of a company are for its ADMIN. */
export const companyWebhookCalls = webhookCallsBelow('/company/webhooks')

/** Those of the distributor are for the administrator. */
export const houseWebhookCalls = webhookCallsBelow('/admin/webhooks')
