import { showEnergySettings } from '@girassol/contract/settings'
import type { EnergySettingsView } from '@girassol/contract/settings/energy-settings-body'
import { energySettingNames } from '@girassol/domain/energy'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useOpened } from '../../lib/use-opened.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { Pairs } from '../../ui/pairs.tsx'
import { LoadedList } from '../../ui/record-list/loaded-list.tsx'
import { energyLabels, energyValueText } from './energy-labels.ts'

const EnergyDialog = lazyDialog(async () => (await import('./energy-dialog.tsx')).EnergyDialog)

/** C-158: the assumptions of the estimates of yield and return. */
export const EnergyCard = () => {
  const settings = useEndpointQuery(showEnergySettings, {})
  const { row, turn, open, close } = useOpened<EnergySettingsView>()
  const { data } = settings
  const reload = async () => {
    const fresh = await settings.refetch()
    if (fresh.data !== undefined) open(fresh.data)
  }
  return (
    <Card
      title="Energia"
      aside={data && <ActionButton label="Editar" size="compact" name="Editar energia" onRun={() => open(data)} />}
    >
      <LoadedList query={settings}>
        {(found) => (
          <Pairs pairs={energySettingNames.map((name) => [energyLabels[name], energyValueText(name, found[name])])} />
        )}
      </LoadedList>
      {row !== undefined && <EnergyDialog key={turn} settings={row} onReload={() => void reload()} onClose={close} />}
    </Card>
  )
}
