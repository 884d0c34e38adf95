import { listSubscriptions, saveSubscription } from '@girassol/contract/analytics'
import { type AnalyticsReport, type Cadence, cadenceNames, cadences, describeReport } from '@girassol/domain/analytics'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconMail } from '@tabler/icons-react'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { DropMenu } from '../../ui/drop-menu.tsx'
import { Tip } from '../../ui/tip.tsx'
import { useMenuOpener } from '../../ui/use-menu-opener.ts'

const choices: readonly { readonly cadence: Cadence | null; readonly label: string }[] = [
  { cadence: null, label: 'Não enviar' },
  ...cadenceNames.map((cadence) => ({ cadence, label: `${cadences[cadence]}, às 7h` })),
]

const noPreparation = async () => undefined

/** ANA-014: how often the user has a report mailed. */
export const MailingMenu = ({ report }: { readonly report: AnalyticsReport }) => {
  const subscriptions = useEndpointQuery(listSubscriptions, {})
  const current = subscriptions.data?.find((each) => each.report === report)?.cadence ?? null
  const save = useEndpointMutation(saveSubscription, {
    failure: 'Não deu para salvar. Tente de novo.',
    refreshes: [listSubscriptions],
  })
  const { opener, menu } = useMenuOpener(noPreparation)
  const label = `Receber por e-mail: ${describeReport(report).title}`
  return (
    <>
      <Tip label={current === null ? 'Receber por e-mail' : `Por e-mail: ${cadences[current].toLowerCase()}`}>
        <ActionIcon variant="default" aria-label={label} {...opener}>
          <IconMail size={18} aria-hidden />
        </ActionIcon>
      </Tip>
      {menu !== null && (
        <DropMenu {...menu} width={220}>
          {choices.map(({ cadence, label: text }) => (
            <Menu.Item
              key={text}
              role="menuitemradio"
              aria-checked={cadence === current}
              leftSection={cadence === current ? <IconCheck size={16} aria-hidden /> : <span />}
              onClick={() => save.mutate({ body: { report, cadence } })}
            >
              {text}
            </Menu.Item>
          ))}
        </DropMenu>
      )}
    </>
  )
}
