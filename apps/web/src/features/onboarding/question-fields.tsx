import { companyInfoLimits, listAnswers, questionLabels, scoredQuestions } from '@girassol/domain/onboarding'
import { Textarea } from '@mantine/core'
import { ChoiceList } from '../../ui/choice-list.tsx'
import classes from './onboarding-dialog.module.css'
import type { CompanyInfoFieldsProps } from './use-onboarding-form.ts'

/** How the company works: five multiple-choice questions, and one with a free text (ONB-011, ONB-022). */
export const QuestionFields = ({ form, getId }: CompanyInfoFieldsProps) => {
  const { values, change, leave, getError } = form
  return (
    <section aria-label="Empresa" className={classes.group}>
      <h3>Empresa</h3>
      {scoredQuestions.map((question) => (
        <ChoiceList
          key={question}
          id={getId(question)}
          legend={questionLabels[question]}
          shape="columns"
          choices={listAnswers(question).map((answer) => ({ id: answer, label: answer }))}
          current={values[question]}
          error={getError(question)}
          onChange={(answer) => change({ [question]: answer })}
        />
      ))}
      <Textarea
        id={getId('question6')}
        label={questionLabels.question6}
        value={values.question6}
        maxLength={companyInfoLimits.question6}
        error={getError('question6')}
        autosize
        minRows={2}
        maxRows={6}
        onChange={(event) => change({ question6: event.currentTarget.value })}
        onBlur={() => leave('question6')}
      />
    </section>
  )
}
