import { structureReferences } from '@girassol/domain/generator'
import { TextInput } from '@mantine/core'
import { ChoiceSelect } from './choice-select.tsx'
import classes from './structure-dialog.module.css'
import { lineErrors, type StructureField, type StructureLine } from './structure-lines.ts'
import { useModules, useRoofTypes } from './use-lookups.ts'

/** KIT-014 */
const references = structureReferences.join()

export type StructureLineFormProps = {
  readonly line: StructureLine
  /** Blanks are told once the person has tried to calculate. */
  readonly isTried: boolean
  readonly onChange: (line: StructureLine) => void
}

/** One line of panels: module, roof, panels in it and how many lines are equal (KIT-006). */
export const StructureLineForm = ({ line, isTried, onChange }: StructureLineFormProps) => {
  const errors = lineErrors(line)
  const change = (field: StructureField, value: string) => onChange({ ...line, [field]: value, isCalculated: false })
  const errorOf = (field: StructureField) => (isTried || line[field].trim() !== '' ? errors[field] : undefined)
  return (
    <div className={classes.fields}>
      <ChoiceSelect
        label="Módulo"
        options={useModules()}
        value={line.moduleId}
        error={errorOf('moduleId')}
        onChange={(value) => change('moduleId', value)}
      />
      <ChoiceSelect
        label="Tipo de telhado"
        isWaitingFor={line.moduleId === '' ? 'Escolha antes o módulo' : undefined}
        options={useRoofTypes(line.moduleId, references)}
        value={line.roofTypeId}
        error={errorOf('roofTypeId')}
        onChange={(value) => change('roofTypeId', value)}
      />
      <TextInput
        label="Painéis por linha"
        description="De 0 a 200"
        inputMode="numeric"
        autoComplete="off"
        value={line.totalPanels}
        error={errorOf('totalPanels')}
        onChange={(event) => change('totalPanels', event.currentTarget.value)}
      />
      <TextInput
        label="Número de linhas iguais"
        description="0 ou mais"
        inputMode="numeric"
        autoComplete="off"
        value={line.totalLines}
        error={errorOf('totalLines')}
        onChange={(event) => change('totalLines', event.currentTarget.value)}
      />
    </div>
  )
}
