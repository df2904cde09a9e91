import type { Messages } from './messages.ts'
import type { en } from './panels.en.ts'

export const zh = {
  errors: {
    notFoundInvitation: '此邀请无效或已过期，请联系客服支持。',
  },
  invitation: {
    full: '您仍可无偿发表意见',
    reserved: '您的名额将保留 6 小时。',
    declineConfirm: '谢绝后无法撤销。',
    decided: '您已回复过此邀请。',
    closed: '此邀请已不再开放。',
  },
  grant: {
    global: '全球',
    reminderOff: '0 表示停用提醒',
  },
  plan: {
    equalWeight: '1 表示权重相等',
  },
  invite: {
    action: {
      accept: '接受',
      decline: '谢绝',
      missedout: '已错过',
      cancelled: '已取消',
      closed: '已关闭',
      invited: '已邀请',
    },
  },
} satisfies Messages<typeof en>
