import type { en } from './calls.en.ts'
import type { Messages } from './messages.ts'

export const zh: Messages<typeof en> = {
  calls: {
    booked: '您的通话已预约',
    expertNext: '您现在可以查看问题和文件，为通话做准备。通话前所写的内容仅作备注，报酬按通话计算。',
    askerNext: '专家将在此时间与您通话。通话前，您可以补充文件或备注。',
    unscheduled: '通话目前没有确定时间',
    unscheduledText: '您的席位仍然保留。确定新时间后，我们会通知您。',
    over: '通话已结束',
    overExpert: '我们的团队将确认出席情况，随后您的报酬会显示在这里。',
    overAsker: '我们的团队将确认出席情况。讨论关闭前，您仍可在此阅读和留言。',
    moved: '通话时间已变更',
    movedText: '请在 %{by} 之前确认新时间。无论是否确认，您的席位都会保留到通话结束。',
    unconfirmed: '新时间尚未确认。您的席位仍然保留，请尽快确认。',
    confirm: '确认此时间',
    confirmed: '时间已确认',
    calendar: '添加到日历',
    giveBack: '我无法参加',
    giveBackTitle: '要退回席位吗？',
    giveBackText: '此操作无法撤销。我们会立即邀请下一位专家，并通知患者和我们的团队。',
    giveBackLate: '距通话不足 24 小时，我们的团队也会寻找替代专家。',
    giveBackButton: '退回席位',
    reason: '您为什么无法参加？',
    givenBack: '席位已退回，我们将邀请下一位专家。',
  },
}
