import { useState } from 'react'
import { useResourceContext } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Popover from '@mui/material/Popover'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { densities, type Density, type ViewParams } from '#model/admin/saved-view.ts'
import { LoadingBar } from '../../loading.tsx'
import { PageError } from '../../../layout/page-error.tsx'
import { useText } from '../../hooks/use-text.ts'
import { useDensity } from '../look.ts'
import { useDefaultView, useViews, type View } from './use-views.ts'
import { ViewForm } from './view-form.tsx'
import { ViewLine } from './view-line.tsx'
import { useActiveView, useViewTotals } from './active-view.ts'
import { WorkingButton } from '../../buttons/working-button.tsx'

interface Props {
  anchor: HTMLElement
  current: ViewParams
  delivered: ViewParams
  changed: boolean
  apply: (params: ViewParams) => void
  onClose: () => void
}

/** How dense the rows are, the views of this list, and saving the list as a view. */
export function ViewsMenu({ anchor, current, delivered, changed, apply, onClose }: Props) {
  const resource = useResourceContext() ?? ''
  const text = useText()
  const views = useViews(resource)
  const standard = useDefaultView(resource)
  const [active, setActive] = useActiveView(resource)
  const [totals] = useViewTotals(resource)
  const [density, setDensity] = useDensity(resource)
  const [naming, setNaming] = useState(false)
  const shown = views.all.find((view) => view.id === active?.id)
  const show = (view: View | null) => {
    setActive(view && { id: view.id, name: view.name, params: view.params })
    apply(view?.params ?? delivered)
    onClose()
  }
  const keep = (view: View | undefined) => view && setActive({ id: view.id, name: view.name, params: view.params })
  const line = (view: View) => (
    <ViewLine
      key={view.id}
      view={view}
      active={view.id === active?.id}
      total={totals[view.id]}
      standard={view.id === standard.id}
      busy={views.busy}
      canShare={!views.inBrowser}
      nameRefused={views.nameRefused}
      onShow={() => show(view)}
      onStandard={() => void standard.set(view.id === standard.id ? null : view.id)}
      onChange={async (change) => {
        const after = await views.change(view, change)
        if (after && view.id === active?.id) keep(after)
        return after !== undefined
      }}
      onRemove={async () => {
        if ((await views.remove(view)) && view.id === active?.id) setActive(null)
      }}
    />
  )
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': text('views.title'), sx: { width: 360, maxWidth: '94vw', p: 1.5 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {text('views.density')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={density}
          aria-label={text('views.density')}
          onChange={(_event, next: Density | null) => next && setDensity(next)}
        >
          {densities.map((one) => (
            <ToggleButton key={one} value={one} sx={{ py: 0.25, textTransform: 'none' }}>
              {text(`views.densities.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Divider />
      <Box sx={{ maxHeight: '46vh', overflowY: 'auto', my: 0.5 }}>
        <Button
          fullWidth
          variant="text"
          sx={{ justifyContent: 'flex-start', fontWeight: active ? 500 : 700 }}
          aria-current={active ? undefined : 'true'}
          // a view that is being saved is shown once it is saved, and would replace this one
          disabled={views.busy}
          onClick={() => show(null)}
        >
          {text('admin.list.viewDelivered')}
        </Button>
        {views.isPending && <LoadingBar />}
        {views.error && <PageError error={views.error} onRetry={() => void views.refetch()} />}
        {views.own.length > 0 && (
          <Typography variant="overline" color="text.secondary">
            {text('views.own')}
          </Typography>
        )}
        {views.own.map(line)}
        {views.shared.length > 0 && (
          <Typography variant="overline" color="text.secondary">
            {text('views.shared')}
          </Typography>
        )}
        {views.shared.map(line)}
      </Box>
      <Divider sx={{ mb: 1 }} />
      {naming ? (
        <ViewForm
          name=""
          shared={false}
          canShare={!views.inBrowser}
          busy={views.busy}
          nameRefused={views.nameRefused}
          onClose={() => setNaming(false)}
          onSave={async (name, shared) => {
            const view = await views.save(name, shared, current)
            keep(view)
            if (view) setNaming(false)
          }}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {shown?.editable && changed && (
            <WorkingButton
              variant="contained"
              loading={views.busy}
              onClick={() => void views.change(shown, { params: current }).then(keep)}
            >
              {text('views.update', { name: shown.name })}
            </WorkingButton>
          )}
          <Button onClick={() => setNaming(true)}>{text('views.saveAs')}</Button>
        </Box>
      )}
      {views.inBrowser && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          {text('views.thisBrowser')}
        </Typography>
      )}
    </Popover>
  )
}
