import { Link } from 'react-router'
import MenuItem from '@mui/material/MenuItem'
import ToolsIcon from '@mui/icons-material/HandymanOutlined'
import { useText } from '../kit/hooks/use-text.ts'
import { withDevelopment } from '../providers/environment.ts'
import { MenuButton } from './menu-button.tsx'

/** Pages that are no one's daily list, so that the drawer stays as it is specified. */
export function ToolsMenu() {
  const text = useText()
  return (
    <MenuButton
      label={text('admin.tools.title')}
      words={text('admin.tools.title')}
      icon={<ToolsIcon fontSize="small" />}
    >
      {(close) => [
        <MenuItem key="triage" dense component={Link} to="/triage" onClick={close}>
          {text('admin.tools.triage')}
        </MenuItem>,
        <MenuItem key="overview" dense component={Link} to="/overview" onClick={close}>
          {text('admin.tools.overview')}
        </MenuItem>,
        <MenuItem key="surveyResults" dense component={Link} to="/reports/surveys" onClick={close}>
          {text('admin.tools.surveyResults')}
        </MenuItem>,
        <MenuItem key="transactions" dense component={Link} to="/transactions" onClick={close}>
          {text('admin.tools.transactions')}
        </MenuItem>,
        <MenuItem key="taxForms" dense component={Link} to="/taxForms" onClick={close}>
          {text('admin.tools.taxForms')}
        </MenuItem>,
        <MenuItem key="yearEnd" dense component={Link} to="/yearEnd" onClick={close}>
          {text('admin.tools.yearEnd')}
        </MenuItem>,
        <MenuItem key="simulator" dense component={Link} to="/simulator" onClick={close}>
          {text('admin.tools.simulator')}
        </MenuItem>,
        <MenuItem key="content" dense component={Link} to="/content" onClick={close}>
          {text('admin.tools.content')}
        </MenuItem>,
        <MenuItem key="surveyForms" dense component={Link} to="/surveyForms" onClick={close}>
          {text('admin.tools.surveyForms')}
        </MenuItem>,
        <MenuItem key="audit" dense component={Link} to="/audit" onClick={close}>
          {text('admin.tools.audit')}
        </MenuItem>,
        <MenuItem key="limits" dense component={Link} to="/limits" onClick={close}>
          {text('admin.tools.limits')}
        </MenuItem>,
        <MenuItem key="bulk" dense component={Link} to="/bulk" onClick={close}>
          {text('admin.tools.bulk')}
        </MenuItem>,
        withDevelopment() && (
          <MenuItem key="inbox" dense component="a" href="/dev/inbox" onClick={close}>
            {text('admin.tools.inbox')}
          </MenuItem>
        ),
      ]}
    </MenuButton>
  )
}
