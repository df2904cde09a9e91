import type { Messages } from './messages.ts'
import type { en } from './surveys.en.ts'

export const zh = {
  builder: {
    add: '添加问题',
    edit: '编辑',
    continue: '继续提交',
    done: '完成',
    finish: '完成问题',
    update: '更新问题',
    saving: '正在保存..',
    deleteQuestion: '删除问题',
    cancel: '取消',
    delete: '删除',
    limitReached: '已达上限',
    labelError: '请填写全部三个标签。',
    type: {
      multipleChoice: '选择题',
      shortText: '短文本',
      longText: '长文本',
      yesNo: '是/否',
      ranking: '排序',
      rating: '评分，1-#',
      opinionScale: '意见量表，1-#',
    },
    setting: {
      required: '必填',
      addOther: '添加“其他”',
      enableMultiSelect: '允许多选',
      randomizeChoice: '随机顺序',
    },
  },
} satisfies Messages<typeof en>
