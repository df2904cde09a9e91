import type { Messages } from './messages.ts'
import type { en } from './backoffice-tasks.en.ts'

export const zh: Messages<typeof en> = {
  task: {
    waits: '此事仍待处理：请在相应页面完成，任务会自行结束。',
    over: '此任务所涉事项已处理完毕。',
  },
  errors: { noTaskFor: '只有可作更改的工作人员才能承接任务。' },
  audit: { table: { csr_task: '工作人员任务' } },
  tasks: {
    kind: { review: '审核', answer: '待审核的答复', charge: '收费', tax: '税务资料' },
    state: { open: '待办', done: '已完成' },
    whose: { title: '任务归属', all: '全部', mine: '我的', nobody: '无人承接', overdue: '已逾期' },
    nobody: '无人',
    take: '由我承接',
    giveBack: '退回',
    takenBy: '从 %{name} 处接手',
    handTo: '转交他人',
    handToWhom: '工作人员',
    hand: '转交',
    done: '完成',
    yours: '任务已由您承接',
    back: '任务已退回，无人承接',
    handed: '已转交',
    settled: '已完成',
    actionsOf: '任务 %{name} 的操作',
    open: '打开',
    overdue: '逾期，应于 %{since}',
    soon: '应于 %{when}',
    hint: '任务随相关事项产生和结束。按 t 承接一项。',
  },
  resources: {
    tasks: {
      name: '任务',
      fields: {
        key: '讨论',
        kind: '事项',
        reasons: '原因',
        dueAt: '期限',
        assignedTo: '承接人',
        csrHandler: '承接状态',
        personId: '人员',
        title: '标题',
        status: '状态',
        createdAt: '开始',
        doneAt: '完成',
        state: '状态',
      },
    },
  },
}
