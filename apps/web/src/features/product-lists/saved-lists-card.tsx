import type { ProductListRow } from '@girassol/contract/product-lists'
import { type ListedUnits, mergeListItems } from '@girassol/domain/product-lists'
import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import type { Action } from '../../ui/action.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Card } from '../../ui/card.tsx'
import { ListNameDialog } from './list-name-dialog.tsx'
import classes from './saved-lists.module.css'
import { useRemoveList } from './use-remove-list.ts'
import { useSaveList } from './use-save-list.ts'
import { useSavedLists } from './use-saved-lists.ts'

type Asking = { readonly what: 'create' } | { readonly what: 'rename' | 'copy'; readonly list: ProductListRow }

const dialogs = {
  create: { title: 'Salvar como lista', verb: 'Salvar' },
  rename: { title: 'Renomear lista', verb: 'Renomear' },
  copy: { title: 'Duplicar lista', verb: 'Duplicar' },
} as const

const countProducts = (count: number): string => (count === 1 ? '1 produto' : `${formatCount(count)} produtos`)

export type SavedListsCardProps = {
  readonly canRead: boolean
  /** The products on the screen, which a list may be made of. */
  readonly items: readonly ListedUnits[]
  readonly onOpen: (lines: readonly string[]) => void
}

type LineProps = {
  readonly list: ProductListRow
  readonly isAdding: boolean
  readonly onAdd: () => void
  readonly actions: readonly Action[]
}

const ListLine = ({ list: { name, products }, isAdding, onAdd, actions }: LineProps) => (
  <li className={classes.line}>
    <span className={classes.name}>
      {name}
      <span className={classes.count}>{countProducts(products)}</span>
    </span>
    <ActionButton
      label="Adicionar ao carrinho"
      name={`Adicionar ao carrinho: ${name}`}
      size="compact"
      isRunning={isAdding}
      onRun={onAdd}
    />
    <ActionMenu label={`Ações da lista ${name}`} actions={actions} />
  </li>
)

/** What is asked for the name of a list, and its dialog. */
const useNameDialog = (items: readonly ListedUnits[]) => {
  const saving = useSaveList()
  const [asking, setAsking] = useState<Asking>()
  const close = () => {
    saving.forgetProblem()
    setAsking(undefined)
  }
  const save = (name: string) => {
    if (asking?.what === 'create') saving.create(name, items, close)
    else if (asking !== undefined) saving[asking.what](asking.list, name, close)
  }
  const dialog = asking !== undefined && (
    <ListNameDialog
      {...dialogs[asking.what]}
      name={asking.what === 'rename' ? asking.list.name : ''}
      problem={saving.problem}
      isSaving={saving.isSaving}
      onSave={save}
      onClose={close}
    />
  )
  return { ask: setAsking, replace: saving.replace, dialog }
}

/** FAST-010, FAST-011, FAST-012: the named lists of the seller: to the cart, edited as text, saved from what is shown. */
export const SavedListsCard = ({ canRead, items, onOpen }: SavedListsCardProps) => {
  const saved = useSavedLists(canRead)
  const remove = useRemoveList()
  const merged = mergeListItems(items)
  const { ask, replace, dialog } = useNameDialog(merged)
  const findActions = (list: ProductListRow): readonly Action[] => [
    { id: 'open', label: 'Abrir para editar', onRun: () => saved.open(list, onOpen) },
    ...(merged.length > 0
      ? [{ id: 'replace', label: 'Trocar pelos produtos da conferência', onRun: () => replace(list, merged) }]
      : []),
    { id: 'rename', label: 'Renomear', onRun: () => ask({ what: 'rename', list }) },
    { id: 'copy', label: 'Duplicar', onRun: () => ask({ what: 'copy', list }) },
    { id: 'remove', label: 'Remover', isDangerous: true, onRun: () => remove(list) },
  ]
  const saveButton = merged.length > 0 && (
    <ActionButton label="Salvar como lista" size="compact" onRun={() => ask({ what: 'create' })} />
  )
  return (
    <Card title="Listas salvas" aside={saveButton}>
      {saved.lists.length === 0 && (
        <p className={classes.none}>Confira uma lista e salve-a com um nome para comprar de novo com um clique.</p>
      )}
      <ul className={classes.lists}>
        {saved.lists.map((list) => (
          <ListLine
            key={list.id}
            list={list}
            isAdding={saved.isAdding}
            onAdd={() => saved.add(list)}
            actions={findActions(list)}
          />
        ))}
      </ul>
      {dialog}
    </Card>
  )
}
