import { IconBuildingStore } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnPicture, saveProfilePicture } from '../../../contract/pictures.ts';
import { call } from '../../base/calls/browser-call.ts';
import { refreshSession } from '../../base/session.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Photo } from '../../ui/photo.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import classes from './profile-picture.module.css';
import { profilePictureQuery } from './queries.ts';
import { picturesTexts } from './texts.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import { wordsOf } from '../../base/calls/call.ts';

/** The round picture that stands for a vendor: chosen, cut to a square, saved at once. Stands alone wherever it is placed. (product 3) */
export function ProfilePicture() {
  const t = useTexts(picturesTexts);
  const queries = useQueryClient();
  const found = useQuery(profilePictureQuery);
  const [cropping, setCropping] = useState<OwnPicture | null>(null);
  const save = useMutation({
    // Of two changes the last one counts, in whatever order the answers would come.
    scope: { id: 'profile picture' },
    mutationFn: async (picture: string | null) => (await call(saveProfilePicture, { body: { picture } })).data,
    async onSuccess(picture) {
      queries.setQueryData(profilePictureQuery.queryKey, picture);
      // The session carries its address.
      await refreshSession();
    },
  });
  const { uploads, sendings } = usePictureUploads('profile', ([picture]) => picture && setCropping(picture));
  const done = (picture: OwnPicture) => {
    setCropping(null);
    save.mutate(picture.id);
  };
  if (found.isLoadingError) return <Failed failure={found.error} onRetry={() => void found.refetch()} />;
  const picture = found.data ?? null;
  return (
    <div className={classes['picture']}>
      <div className={classes['round']} data-busy={save.isPending}>
        {picture === null ? (
          <IconBuildingStore aria-hidden size={36} stroke={1.25} />
        ) : (
          <Photo picture={picture} alt={t('profileAlt')} sizes="7rem" isUrgent />
        )}
      </div>
      <div className={classes['words']}>
        <h2>{t('profileTitle')}</h2>
        <p>{t('profileLead')}</p>
        {save.error !== null && (
          <Notice tone="bad" says="at once">
            {wordsOf(save.error)}
          </Notice>
        )}
        <div className={classes['acts']}>
          {picture === null ? (
            !found.isPending && <PhotoPicker uploads={uploads} sendings={sendings} count={0} maximum={1} />
          ) : (
            <>
              <PhotoPicker uploads={uploads} sendings={sendings} count={0} maximum={1} label={t('profileChange')} look="button" />
              {picture.original !== null && (
                <Button variant="default" onClick={() => setCropping(picture)}>
                  {t('crop')}
                </Button>
              )}
              <Button variant="subtle" onClick={() => save.mutate(null)}>
                {t('profileRemove')}
              </Button>
            </>
          )}
        </div>
      </div>
      {cropping !== null && cropping.original !== null && (
        <CropDialog
          picture={{ ...cropping, original: cropping.original }}
          aspect={1}
          isRound
          onDone={done}
          onClose={() => setCropping(null)}
        />
      )}
    </div>
  );
}
