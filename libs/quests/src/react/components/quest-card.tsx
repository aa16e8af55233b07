import { Card, classNames, Link, ProgressTrack, useLanguage, usePath } from '@housebrand/shared/react';
import type { DailyQuest } from '../../core';
import { questAmount } from '../reward-text';
import { useQuestMessages } from '../messages';
import { ClaimArea, type ClaimAreaProps } from './claim-area';
import { QuestIcon } from './quest-icon';
import classes from './quest-card.module.css';
import { useScopeText } from './scope-text';

/** A quest in the list: goal, progress and reward. */
export function QuestCard(props: ClaimAreaProps) {
  const { quest } = props;
  const path = usePath();
  const scopeText = useScopeText();
  const language = useLanguage();
  return (
    <Card className={classNames(classes.card, quest.status === 'READY' && classes.ready)} isPadded={false}>
      <div className={classes.head}>
        <QuestIcon quest={quest} />
        <div className={classes.text}>
          <Link className={classes.title} to={path(`daily-quest/${quest.id}`)}>
            {quest.title[language]}
          </Link>
          <span className={classes.scope}>{scopeText(quest)}</span>
        </div>
        <ClaimArea {...props} />
      </div>
      {quest.status !== 'CLAIMED' && <QuestBar quest={quest} />}
    </Card>
  );
}

/** The progress bar with its figures; it glows once when it becomes full. */
export function QuestBar({ quest }: { quest: DailyQuest }) {
  const t = useQuestMessages();
  const title = quest.title[useLanguage()];
  const progress = questAmount(quest.kind, quest.progress);
  const target = questAmount(quest.kind, quest.target);
  const unit = t(quest.kind === 'ROUNDS' ? 'unit.rounds' : 'unit.baht', { count: quest.target });
  return (
    <div className={classNames(classes.bar, quest.status === 'READY' && classes.full)}>
      <div className={classes.track}>
        <ProgressTrack
          value={quest.progress / quest.target}
          variant="thick"
          label={t('progress', { title, progress, target, unit })}
        />
      </div>
      <span className={classes.figures} aria-hidden>
        <b>{progress}</b> <span>{`/ ${target}`}</span>
      </span>
    </div>
  );
}
