import type { Messages } from './messages.ts'
import type { en } from './panels.en.ts'

export const zh = {
  invitation: {
    full: '您仍可无偿发表意见',
    reserved: '您的席位将保留 6 小时。',
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
  canPost: {
    staff: '客服只能代他人发起讨论。',
    disabled: '该账户已停用。',
    noPlan: '您尚未加入任何计划。',
    planInactive: '您的计划目前未生效。',
    planNotSelectable: '您的计划未开放讨论。',
    access: '您的计划允许阅读，并在许可时回复，但不能提问。',
    noNewQueries: '您的计划目前不接受新讨论。',
  },
  funding: {
    disabled: '已停用',
    notActive: '今日不在有效期内',
    plan: '未与该计划关联',
    userType: '适用于其他用户类型',
    userKind: '适用于其他类别的用户',
    region: '适用于其他地区',
    diagnosis: '不涵盖该诊断',
    priority: '另有优先的资金来源',
  },
} satisfies Messages<typeof en>
