import { changeEnergySettings, showEnergySettings } from '@girassol/contract/settings'
import { type EnergySettingsView, energySettingsBody } from '@girassol/contract/settings/energy-settings-body'
import {
  type EnergySettingName,
  energySettingNames,
  energySettingRanges,
  usualEnergySettings,
} from '@girassol/domain/energy'
import { afterSave } from '../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import { energyFields, energyLabels, energyValueText } from './energy-labels.ts'
import classes from './settings.module.css'

export type EnergyDialogProps = {
  readonly settings: EnergySettingsView
  readonly onReload: () => void
  readonly onClose: () => void
}

const hintText = (name: EnergySettingName): string => {
  const { least, most } = energySettingRanges[name]
  return `De ${least.toLocaleString('pt-BR')} a ${energyValueText(name, most)}. Padrão: ${energyValueText(name, usualEnergySettings[name])}.`
}

/** C-158: each assumption with its range and default beside it. */
export const EnergyDialog = ({ settings, onReload, onClose }: EnergyDialogProps) => {
  const form = useSchemaForm({
    schema: energySettingsBody,
    initial: settings,
    labels: energyLabels,
    drafted: { form: 'energy-settings' },
  })
  const change = useEndpointMutation(changeEnergySettings, {
    refreshes: [showEnergySettings],
    success: 'Configuração salva',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  const saving = saveWith(change, (body: EnergySettingsView) => ({ body: { ...body, seen: settings } }))
  return (
    <RecordDialog title="Energia" form={form} saving={saving} onReload={onReload} onClose={onClose}>
      <p className={classes.dim}>
        Valem para as próximas estimativas. A lei não define o Fio B a partir de 2029: o resultado diz que é uma
        suposição.
      </p>
      <div className={classes.pair}>
        {energySettingNames.map((name) => (
          <NumberField
            key={name}
            {...form.getFieldProps(name)}
            {...(energyFields[name].unit !== '' && { unit: energyFields[name].unit })}
            decimals={energySettingRanges[name].decimals}
            hint={hintText(name)}
          />
        ))}
      </div>
    </RecordDialog>
  )
}
