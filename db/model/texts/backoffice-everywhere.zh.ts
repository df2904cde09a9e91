import type { Messages } from './messages.ts'
import type { en } from './backoffice-everywhere.en.ts'

export const zh: Messages<typeof en> = {
  resources: {
    queryExperts: {
      fields: {
        status: '状态', round: '轮次', side: '选取方', poolId: '专家库', inviteTime: '邀请时间', inviteExpires: '邀请截止', acceptedAt: '接受时间', reservedUntil: '席位保留至', remainingMs: '剩余时间',
        answeredAt: '答复时间', decidedAt: '决定时间', declineReason: '原因', meetingTime: '会议', rate: '时薪', surgeMultiple: '加价', minutes: '分钟', measuredMinutes: '实测分钟',
        payable: '可付款', frozen: '已结算', paid: '已付款', reminderStatus: '提醒', mtgUrl: '会议链接', rejectReason: '原因', seenResponseId: '已读至',
      },
    },
  },
  omnibox: {
    placeholder: '人员、讨论、计划、页面、操作……',
    hint: '↑↓ 选择 · Enter 打开 · Esc 关闭',
    recent: '最近查看',
    pages: '页面',
    actions: '操作',
    none: '没有找到“%{q}”。',
    failed: '部分内容无法搜索，请重试。',
    searching: '正在搜索……',
    createUser: '新建用户',
    createPlan: '新建计划',
    createGrant: '新建资金来源',
    createPool: '新建专家库',
    invite: '邀请他人注册',
    dark: '切换浅色与深色',
    signOut: '退出登录',
    portal: '打开门户',
  },
  presence: {
    here: '%{name} 也打开了此记录。',
    hereMany: '%{name} 和另外 %{smart_count} 人也打开了此记录。',
    editing: '%{name} 正在修改此记录，尚未保存。',
    list: '同时打开此记录的人',
  },
  merge: {
    title: '他人已保存此记录',
    text: '在您打开之后，此记录已被修改。双方都修改过的字段，请选择保留哪一个；其余修改都会保留。关闭之前您的内容不会丢失。',
    field: '字段',
    before: '您打开时',
    theirs: '现在',
    mine: '您的',
    both: '冲突：双方都修改了',
    onlyMine: '仅您修改，无冲突',
    onlyTheirs: '仅对方修改，无冲突',
    save: '保存所选内容',
    discard: '放弃我的修改并重新载入',
    back: '返回表单',
    noneOfYours: '您的修改已没有需要保存的内容。',
  },
  undo: { saved: '已保存。', undo: '撤销', done: '您的修改已撤销。' },
  revert: {
    action: '还原',
    title: '还原此修改？',
    text: '该字段将恢复之前的值。这与其他修改一样会记录在历史中。',
    now: '现在',
    becomes: '变为',
    since: '此行之后该字段又被修改过。',
    done: '已恢复原来的值。',
  },
  audit: { notRevertible: '此行无法还原：它不是可在此编辑的字段的修改，或旧值未知。' },
}
