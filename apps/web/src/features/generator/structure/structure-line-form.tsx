import { structureReferences } from '@girassol/domain/generator'
import { NumberTextField } from '../../../ui/number-text-field.tsx'
import { ChoiceSelect } from '../choosing/choice-select.tsx'
import { useModules, useRoofTypes } from '../choosing/use-lookups.ts'
import classes from './structure-dialog.module.css'
import { countRules, lineErrors, type StructureField, type StructureLine } from './structure-lines.ts'

/** KIT-014 */
const references = structureReferences.join()

export type StructureLineFormProps = {
  readonly line: StructureLine
  /** Empty fields are reported after the first attempt to calculate. */
  readonly isTried: boolean
  readonly onChange: (line: StructureLine) => void
}

/** One line of panels: module, roof, number of panels and number of equal lines (KIT-006). */
export const StructureLineForm = ({ line, isTried, onChange }: StructureLineFormProps) => {
  const errors = lineErrors(line)
  const change = (field: StructureField, value: string) => onChange({ ...line, [field]: value, isCalculated: false })
  const findFieldError = (field: StructureField) => (isTried || line[field].trim() !== '' ? errors[field] : undefined)
  return (
    <div className={classes.fields}>
      <ChoiceSelect
        label="Módulo"
        options={useModules()}
        value={line.moduleId}
        error={findFieldError('moduleId')}
        onChange={(value) => change('moduleId', value)}
      />
      <ChoiceSelect
        label="Tipo de telhado"
        isWaitingFor={line.moduleId === '' ? 'Escolha antes o módulo' : undefined}
        options={useRoofTypes(line.moduleId, references)}
        value={line.roofTypeId}
        error={findFieldError('roofTypeId')}
        onChange={(value) => change('roofTypeId', value)}
      />
      <NumberTextField
        label="Painéis por linha"
        hint="De 0 a 200"
        rules={countRules}
        text={line.totalPanels}
        error={findFieldError('totalPanels')}
        onType={(text) => change('totalPanels', text)}
      />
      <NumberTextField
        label="Número de linhas iguais"
        hint="0 ou mais"
        rules={countRules}
        text={line.totalLines}
        error={findFieldError('totalLines')}
        onType={(text) => change('totalLines', text)}
      />
    </div>
  )
}
