import { listAnswers, questionLabels, type ScoredQuestion, scoredQuestions } from '@girassol/domain/onboarding'
import { Textarea } from '@mantine/core'
import { ChoiceList } from '../../ui/choice-list.tsx'
import classes from './onboarding-dialog.module.css'
import type { CompanyInfoFieldsProps } from './use-onboarding-form.ts'

const Question = ({ form, question }: CompanyInfoFieldsProps & { readonly question: ScoredQuestion }) => {
  const { id, value, error, onChange } = form.getFieldProps(question)
  return (
    <ChoiceList
      id={id}
      legend={questionLabels[question]}
      shape="columns"
      choices={listAnswers(question).map((answer) => ({ id: answer, label: answer }))}
      current={value}
      error={error}
      onChange={onChange}
    />
  )
}

/** How the company works: five multiple-choice questions, and one with a free text (ONB-011, ONB-022). */
export const QuestionFields = ({ form }: CompanyInfoFieldsProps) => (
  <section aria-label="Empresa" className={classes.group}>
    <h3>Empresa</h3>
    {scoredQuestions.map((question) => (
      <Question key={question} form={form} question={question} />
    ))}
    <Textarea {...form.getTextProps('question6')} label={questionLabels.question6} autosize minRows={2} maxRows={6} />
  </section>
)
